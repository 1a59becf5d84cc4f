import { fillIn, fillInCount } from "./fillIn";

describe("fillIn", () => {
  it("puts each value as it is into every place with its name, and leaves the others", () => {
    expect(fillIn("{b}{a}{b} {other}", { a: "$&", b: "{a}" })).toBe("{a}$&{a} {other}");
  });
});

describe("fillInCount", () => {
  it.each([
    ["en", "12,345 lines"],
    ["de", "12.345 lines"],
  ])("writes a number as the language %s does", (language, text) => {
    expect(fillInCount("{count} lines", 12_345, language)).toBe(text);
  });

  it.each([
    ["en", 0, "0 projects"],
    ["en", 1, "1 project"],
    ["pl", 1, "1 projekt"],
    ["pl", 3, "3 projekty"],
    ["pl", 5, "5 projektów"],
    ["ja", 1, "プロジェクト1件"],
  ])("chooses the plural form of %s for %d", (language, count, text) => {
    const projects = {
      en: { one: "{count} project", other: "{count} projects" },
      pl: { one: "{count} projekt", few: "{count} projekty", many: "{count} projektów", other: "{count} projektu" },
      ja: { other: "プロジェクト{count}件" },
    } as const;
    expect(fillInCount(projects[language as keyof typeof projects], count, language)).toBe(text);
  });
});
