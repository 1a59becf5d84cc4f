/** What the tests of sections look for: by role, by text of the content, or by data attribute. */
import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { Icon } from "../../src/components/ui/Icon";
import type { IconName } from "../../src/content/vocabulary";
import { wrapRootElement } from "../../src/root";

/** Renders a section as the site does. */
export const show = (Shown: () => ReactElement): void => void render(wrapRootElement({ element: <Shown /> }));

/** Returns a text with single spaces: other white space is for the layout. */
export const plain = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
/** Returns the texts of elements, in their order. */
export const textsOf = (elements: Iterable<Element>): readonly string[] =>
  Array.from(elements, ({ textContent }) => plain(textContent));

/** Returns the heading with a text. */
export const headingOf = (text: string): HTMLElement => screen.getByRole("heading", { name: plain(text) });
/** Returns the list item around a record's heading. */
export const entryOf = (title: string): HTMLElement => headingOf(title).closest("li") as HTMLElement;

/** Returns the texts of the items of a list: of the only one in an element, or of the one with a name. */
export const itemsOf = (element: HTMLElement, list: { readonly name?: string } = {}): readonly string[] =>
  textsOf(within(within(element).getByRole("list", list)).getAllByRole("listitem"));

/** Returns each term of the description list with what it says of it. */
export function descriptions(): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const element of document.querySelectorAll("dt, dd")) {
    if (element.matches("dt")) rows.push([]);
    rows.at(-1)?.push(plain(element.textContent));
  }
  return rows;
}

/** Returns the shapes of the first drawing in markup, without its size and classes. */
export const shapesIn = (html: string): string | undefined =>
  new DOMParser().parseFromString(html, "text/html").querySelector("svg")?.innerHTML;
/** Returns the shapes of an icon. */
export const shapesOf = (icon: IconName): string | undefined => shapesIn(renderToStaticMarkup(<Icon name={icon} />));
