import { render } from "@testing-library/react";
import type { HeadProps } from "gatsby";

import { sections } from "../content/sections";
import { wrapRootElement } from "../root";
import IndexPage, { Head } from ".";

describe("landing page", () => {
  it("shows the sections in the order of the content", () => {
    const { container } = render(wrapRootElement({ element: <IndexPage /> }));
    const shown = Array.from(container.querySelectorAll("main > section"), ({ id }) => id);
    expect(shown).toEqual(sections.map(({ id }) => id));
  });

  it("describes the company as linked data", () => {
    render(Head({ location: { pathname: "/" } } as HeadProps));
    expect(document.querySelectorAll("[type='application/ld+json']")).toHaveLength(1);
  });
});
