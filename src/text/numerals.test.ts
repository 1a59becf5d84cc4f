import { site } from "../site";
import { figureText, numeral } from "./numerals";

describe("numerals", () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ["en-GB", "07", "2024"],
    ["ar-JO", "٠٧", "٢٠٢٤"],
    ["ar-JO-u-nu-latn", "07", "2024"],
    ["fa", "۰۷", "۲۰۲۴"],
    ["hi-u-nu-deva", "०७", "२०२४"],
  ])("of the language %s are %s and %s", (language, short, year) => {
    jest.replaceProperty(site, "language", language);
    expect([numeral(7, 2), numeral(2024)]).toEqual([short, year]);
  });

  it("have their signs in the direction of writing where Arabic digits do", () => {
    expect(["٩٠٪", "۹۰٪", "90%"].map(figureText)).toEqual(["\u200f٩٠٪", "۹۰٪", "90%"]);
  });
});
