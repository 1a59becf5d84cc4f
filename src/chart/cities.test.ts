import { site } from "../site";
import { latitudeText } from "./cities";

describe("latitude of a city", () => {
  beforeEach(() => void jest.replaceProperty(site, "language", "en"));
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    [38.72, "38°43′"],
    [-34.6, "34°36′"],
    [6.999, "07°00′"],
  ])("%d is written as %s and a letter", (degrees, text) => {
    expect(latitudeText(degrees)).toMatch(new RegExp(`^${text}\\p{L}+$`, "u"));
    expect(latitudeText(degrees)).not.toBe(latitudeText(-degrees));
  });
});
