import { render } from "@testing-library/react";

import { Island } from "./Island";

function Badge({ text }: { readonly text: unknown }) {
  return <b>{String(text)}</b>;
}

it("Island › carries the component's name and props in attributes", () => {
  const { container } = render(
    <Island name="Badge">
      <Badge text={'"<new>"'} />
    </Island>,
  );
  const wrapper = container.querySelector<HTMLElement>("[data-island=Badge]");
  expect(JSON.parse(wrapper?.dataset["islandProps"] ?? "")).toEqual({ text: '"<new>"' });
});

it.each([
  ["a function", () => undefined],
  ["a React element", <i key="i" />],
])("Island › refuses %s as a prop and names it", (_, text) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const show = () =>
    render(
      <Island name="Badge">
        <Badge text={text} />
      </Island>,
    );
  expect(show).toThrow('<Island name="Badge">: the prop "text"');
});
