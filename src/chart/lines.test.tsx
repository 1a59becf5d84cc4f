import { render } from "@testing-library/react";

import { site } from "../site";
import { SectionMark } from "./lines";

describe("mark of a section", () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ["en", 0, "000°"],
    ["en", 1, "036°"],
    ["en", 9, "324°"],
    ["ar-JO", 9, "\u200f٣٢٤°"],
  ])("in the language %s, of section %i of ten, is its bearing %s", (language, index, bearing) => {
    jest.replaceProperty(site, "language", language);
    expect(render(<SectionMark index={index} count={10} />).container).toHaveTextContent(bearing);
  });
});
