import { render } from "@testing-library/react";

import { sections } from "../content/sections";
import { wrapRootElement } from "../root";
import IndexPage from ".";

describe("landing page", () => {
  it("shows the sections in the order of the content", () => {
    const { container } = render(wrapRootElement({ element: <IndexPage /> }));
    const shown = Array.from(container.querySelectorAll("main > section"), ({ id }) => id);
    expect(shown).toEqual(sections.map(({ id }) => id));
  });
});
