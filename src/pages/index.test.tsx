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

  it("gives one name to links that lead to one place alone, since screen readers list them", () => {
    const { container } = render(wrapRootElement({ element: <IndexPage /> }));
    const addresses = new Map<string, Set<string>>();
    for (const { textContent, href } of container.querySelectorAll("a"))
      addresses.set(textContent, (addresses.get(textContent) ?? new Set()).add(href));
    const shared = [...addresses].filter(([, hrefs]) => hrefs.size > 1).map(([name, hrefs]) => [name, ...hrefs]);
    expect(shared).toEqual([]);
  });
});
