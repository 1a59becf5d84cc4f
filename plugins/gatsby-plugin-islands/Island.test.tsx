import { render } from "@testing-library/react";

import { Island } from "./Island";

function Badge({ text }: { readonly text: unknown }) {
  return <b>{String(text)}</b>;
}

describe("Island", () => {
  it("carries the component's name and props in attributes", () => {
    const { container } = render(
      <Island name="Badge">
        <Badge text={'"<new>"'} />
      </Island>,
    );
    const island = container.querySelector<HTMLElement>("gatsby-island[data-island=Badge]");
    expect(JSON.parse(island?.dataset["props"] ?? "")).toEqual({ text: '"<new>"' });
  });

  it.each([
    ["a function", () => undefined],
    ["a React element", <i key="i" />],
  ])("refuses %s as a prop and names it", (_, text) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const show = () =>
      render(
        <Island name="Badge">
          <Badge text={text} />
        </Island>,
      );
    expect(show).toThrow('<Island name="Badge">: the prop "text"');
  });
});
