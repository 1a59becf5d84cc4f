import { directionOf } from "./direction";

describe("direction of writing", () => {
  it.each([
    ["en-GB", "ltr"],
    ["ar", "rtl"],
    ["he-IL", "rtl"],
    ["pa-PK", "rtl"],
    ["pa-IN", "ltr"],
    ["az-Arab", "rtl"],
  ])("follows from the language %s", (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });
});
