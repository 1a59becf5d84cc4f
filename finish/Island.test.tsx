import { render } from "@testing-library/react";

import { Island } from "./Island";

function Badge({ text }: { readonly text: unknown }) {
  return <b>{String(text)}</b>;
}

const renderIsland = (text: unknown) =>
  render(
    <Island name="Badge">
      <Badge text={text} />
    </Island>,
  );

describe("Island", () => {
  beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

  it.each([() => undefined, <i key="i" />])("refuses %p as a prop and names it", (text) => {
    expect(() => renderIsland(text)).toThrow('<Island name="Badge">: the prop "text"');
  });
});
