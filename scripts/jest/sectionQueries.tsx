/** What the tests of sections look for: by role, by text of the content, or by data attribute. */
import { render, within } from "@testing-library/react";
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

/** What a record has for the build or for a drawing. */
const notText = ["icon", "gradient", "image", "link", "level"];

/** Returns the texts that a record shows, the longest first. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [plain(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .flatMap(([key, part]) => (notText.includes(key) ? [] : textsIn(part)))
    .sort((one, other) => other.length - one.length);
}

/** Returns whether an element has all the texts; one of them is not taken for a part of another. */
function hasTexts(element: Element, texts: readonly string[]): boolean {
  let rest = plain(element.textContent);
  return texts.every((text) => {
    const found = rest.includes(text);
    rest = rest.replace(text, () => "|");
    return found;
  });
}

/** Returns, for each record, the list item or else the smallest element that shows all its texts. */
export function recordsIn(region: Element, records: readonly (object | string)[]): readonly (Element | undefined)[] {
  const elements = Array.from(region.querySelectorAll("*")).reverse();
  return records.map((record) => {
    const smallest = elements.find((element) => hasTexts(element, textsIn(record)));
    return smallest?.closest("li") ?? smallest;
  });
}

/** Returns the texts of the items of the only list in an element. */
export const itemsOf = (element: HTMLElement): readonly string[] =>
  textsOf(within(within(element).getByRole("list")).getAllByRole("listitem"));

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
