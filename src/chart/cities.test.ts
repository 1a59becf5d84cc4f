import { latitudeText } from "./cities";

describe("latitude of a city", () => {
  it.each([
    [38.72, "38°43′N"],
    [-34.6, "34°36′S"],
    [6.999, "07°00′N"],
  ])("%d is written as %s", (degrees, text) => {
    expect(latitudeText(degrees)).toBe(text);
  });
});
