import { formatNumber, formatSpread } from "./units";

describe("formatNumber", () => {
  it.each([
    [1353.6, "ms", "1,354"],
    [0.0204, "shift", "0.020"],
    [1.25, "ratio", "1.25"],
    [61, "s", "61.0"],
    [119_133, "bytes", "119,133"],
  ] as const)("writes %d %s as %s", (value, unit, text) => {
    expect(formatNumber(value, unit)).toBe(text);
  });
});

describe("formatSpread", () => {
  it("writes the median with the least and the greatest", () => {
    expect(formatSpread({ median: 747, min: 742, max: 1_760 }, "ms")).toBe("747 (742–1,760)");
  });

  it("writes one number where rounding leaves no difference", () => {
    expect(formatSpread({ median: 13.2, min: 13, max: 13.4 }, "ms")).toBe("13");
  });
});
