import { render } from "@testing-library/react";

import { SectionMark } from "./lines";

describe("mark of a section", () => {
  it.each([
    [0, "000°"],
    [1, "036°"],
    [9, "324°"],
  ])("of section %i of ten is its bearing %s", (index, bearing) => {
    expect(render(<SectionMark index={index} count={10} />).container).toHaveTextContent(bearing);
  });
});
