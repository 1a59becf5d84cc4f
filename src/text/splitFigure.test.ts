import { splitFigure } from "./splitFigure";

describe("splitFigure", () => {
  it.each([
    ["−18% fuel per parcel", "−18%", "fuel per parcel"],
    ["40\u00a0s to replan a city", "40\u00a0s", "to replan a city"],
    ["96%", "96%", ""],
  ])("splits %j after its figure", (result, figure, meaning) => {
    expect(splitFigure(result)).toEqual([figure, meaning]);
  });
});
