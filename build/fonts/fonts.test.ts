import { readFileSync } from "node:fs";

import { create, type Font } from "fontkit";
import postcss from "postcss";

import { type Face, faces } from "./faces";
import { ascii, type LocalFont, overridesFor } from "./fallback";
import { kerningOf } from "./kern";
import { cut, lackingIn, readSource } from "./subset";

// Compressing a font takes seconds on a busy machine.
jest.setTimeout(120_000);

async function fontOf(family: string, phrases?: readonly string[], axes: Face["axes"] = {}): Promise<Buffer> {
  const face = faces.find((candidate) => candidate.family === family);
  if (!face) throw new Error(`no face ${family}`);
  return cut(await readSource(face), { ...face, axes: { ...face.axes, ...axes } }, phrases);
}

describe("a subset", () => {
  it("has its axes pinned, and no more characters than were asked for", async () => {
    const font = create(await fontOf("Display", [ascii])) as Font;
    expect(font.variationAxes).toEqual({});
    expect(String.fromCodePoint(...font.characterSet)).toContain(ascii);
    expect(font.hasGlyphForCodePoint(0xe9)).toBe(false);
  });

  it("keeps the weights of running text", async () => {
    expect((create(await fontOf("Text", [ascii])) as Font).variationAxes).toMatchObject({
      wght: { min: 400, max: 700 },
    });
  });

  it("is reported for a character it lacks, once, with file, record and code point", async () => {
    const [display] = faces;
    if (!display) throw new Error("no face");
    const text = {
      file: "src/content/x.ts",
      record: "services[3].title",
      field: "title",
      value: "Łódź, Łomża\nand Oslo",
    };
    expect(lackingIn(await fontOf("Display", [ascii]), { ...display, mayLack: "óźż" })([text])).toEqual([
      expect.objectContaining({
        file: "src/content/x.ts",
        record: "services[3].title",
        message: 'has U+0141 "Ł", which the font "Display" does not have.',
      }),
    ]);
  });

  it("is the same bytes each time", async () => {
    expect((await fontOf("Text", ["Toll"])).equals(await fontOf("Text", ["Toll"]))).toBe(true);
  });

  it.each(["Display", "Text"])(
    "%s kerns the pairs that are set as the whole font does, and no other",
    async (family) => {
      const whole = create(await fontOf(family)) as Font;
      const subset = create(await fontOf(family, ["To Ta", "Łódź", "V"])) as Font;
      const [To = 0, Ta = 0, Va = 0] = ["To", "Ta", "Va"].map((pair) => kerningOf(whole, pair));
      expect(Math.max(To, Ta, Va)).toBeLessThan(0);
      expect(["To", "Ta", "Va"].map((pair) => kerningOf(subset, pair))).toEqual([To, Ta, 0]);
    },
  );

  it("has no kerning where nothing stands side by side", async () => {
    expect(kerningOf(create(await fontOf("Display", ["A", "V"])) as Font, "AV")).toBe(0);
  });
});

describe("src/styles/fonts.css", () => {
  const declared = readFaces("src/styles/fonts.css");

  it.each<[string, LocalFont, number]>([
    ["Display", "Arial Bold", 700],
    ["Text", "Arial", 400],
    ["Text", "Arial Bold", 700],
    ["Mono", "Courier", 500],
  ])("gives %s a fallback of its own size: %s at %d", async (family, local, wght) => {
    const face = declared.find(
      (one) => one["font-family"] === `"${family} Fallback"` && one["font-weight"] === `${wght}`,
    );
    const figures = Object.entries(overridesFor(await fontOf(family, undefined, { wght }), local));
    // A mismatch means that a font has changed: copy what is expected here into src/styles/fonts.css.
    expect(face).toMatchObject(Object.fromEntries(figures.map(([name, value]) => [name, `${value}%`])));
  });
});

function readFaces(file: string): Record<string, string>[] {
  const rules: Record<string, string>[] = [];
  postcss.parse(readFileSync(file, "utf8")).walkAtRules("font-face", (rule) => {
    const entries: [string, string][] = [];
    rule.walkDecls(({ prop, value }) => void entries.push([prop, value]));
    rules.push(Object.fromEntries(entries));
  });
  return rules;
}
