import { render } from "@testing-library/react";
import type { HeadProps } from "gatsby";
import type { ReactElement } from "react";

import { sections } from "../content/sections";
import { wrapRootElement } from "../root";
import IndexPage from ".";
import NotFoundPage, { Head as NotFoundHead } from "./404";

/** Renders a page as the site does. */
const show = (page: ReactElement): HTMLElement => render(wrapRootElement({ element: page })).container;

describe("landing page", () => {
  it("shows the sections in the order of the content", () => {
    const shown = Array.from(show(<IndexPage />).querySelectorAll("main > section"), ({ id }) => id);
    expect(shown).toEqual(sections.map(({ id }) => id));
  });

  it("gives one name to links that lead to one place alone, since screen readers list them", () => {
    const addresses = new Map<string, Set<string>>();
    for (const { textContent, href } of show(<IndexPage />).querySelectorAll("a"))
      addresses.set(textContent, (addresses.get(textContent) ?? new Set()).add(href));
    const shared = [...addresses].filter(([, hrefs]) => hrefs.size > 1).map(([name, hrefs]) => [name, ...hrefs]);
    expect(shared).toEqual([]);
  });
});

describe("pages below a path prefix", () => {
  const globals = globalThis as unknown as { __BASE_PATH__: string };
  afterEach(() => (globals.__BASE_PATH__ = ""));

  it("have links, icons and files below it", () => {
    globals.__BASE_PATH__ = "/site";
    const head = NotFoundHead({} as HeadProps) as ReactElement;
    for (const page of [<IndexPage key="" />, <NotFoundPage key="" />, head]) show(page);
    const addresses = Array.from(document.querySelectorAll("[href], [src]"), (element) =>
      element.getAttribute(element.hasAttribute("href") ? "href" : "src"),
    );
    expect(addresses).toContain("/site/favicon.svg");
    expect(addresses.filter((address) => address?.startsWith("/") && !address.startsWith("/site/"))).toEqual([]);
  });
});
