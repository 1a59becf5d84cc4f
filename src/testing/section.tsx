/** What the tests of sections share. Texts are compared with single spaces and without marks of direction, which are for the layout. */
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { Icon } from "../components/ui/Icon";
import type { IconName } from "../content/vocabulary";
import { wrapRootElement } from "../root";

export const plain = (text: string | null | undefined): string =>
  (text ?? "")
    .replace(/\u200f/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Says to Testing Library which accessible name an element has. */
export const named = (text: string): { readonly name: (name: string) => boolean } => ({
  name: (name) => plain(name) === plain(text),
});

interface Intro {
  readonly heading: string;
  readonly lede?: string;
}

/** Renders a section as the site does. Returns its region, which is named by its heading, and has its introduction, if there is one. */
export function showSection(Section: () => ReactElement, { heading, lede = heading }: Intro): HTMLElement {
  render(wrapRootElement({ element: <Section /> }));
  const region = screen.getByRole("region", named(heading));
  expect(region).toHaveTextContent(plain(lede));
  return region;
}

/** Returns the list item that a heading stands in. */
export function itemOf(heading: string): HTMLElement {
  return screen.getByRole("heading", named(heading)).closest("li") as HTMLElement;
}

/** Expects that list items are those of one list, all of them, in this order. */
export function expectList(items: readonly HTMLElement[]): void {
  expect(Array.from(items[0]?.parentElement?.children ?? [])).toEqual(items);
}

/** Returns the texts of elements, in their order. */
export const textsOf = (elements: readonly HTMLElement[]): readonly string[] =>
  elements.map(({ textContent }) => plain(textContent));

/** Returns the markup of an icon's shapes. */
export const shapesOf = (icon: IconName): string =>
  renderToStaticMarkup(<Icon name={icon} />).replace(/^<svg[^>]*>|<\/svg>$/g, "");
