import { spreadOf } from "./statistics";

describe("spreadOf", () => {
  it.each([
    [[7], { median: 7, min: 7, max: 7 }],
    [[10, 9, 100], { median: 10, min: 9, max: 100 }],
    [[4, 1, 3, 2], { median: 2.5, min: 1, max: 4 }],
    [[0, -1, 0.5], { median: 0, min: -1, max: 0.5 }],
  ])("of %j is %j", (values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  it("leaves its argument as it was", () => {
    const values = [3, 1, 2];
    spreadOf(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("refuses to invent a median", () => {
    expect(() => spreadOf([])).toThrow("Nothing was measured");
  });
});
