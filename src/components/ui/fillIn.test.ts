import { fillIn } from "./fillIn";

const more = { one: "+{count} more thing", other: "+{count} more things" };

describe("fillIn", () => {
  it.each([
    ["{count} out of 5", 4, "4 out of 5"],
    ["{count} of {count}", 12, "12 of 12"],
    ["none", 3, "none"],
    [more, 0, "+0 more things"],
    [more, 1, "+1 more thing"],
    [more, 2, "+2 more things"],
  ])("fills %j with %d", (words, count, filled) => {
    expect(fillIn(words, count)).toBe(filled);
  });
});
