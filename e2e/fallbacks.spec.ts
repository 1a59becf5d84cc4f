import { expect, test } from "@playwright/test";

test.describe("fallback of each typeface", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "browsers measure alike");
  test("takes the same room, so that nothing moves when the typeface arrives", async ({ page }) => {
    await page.goto("/");
    const allLoad = page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    test.skip(!(await allLoad.catch(() => false)), "a fallback has none of its fonts here");
    // The text of each font is measured in one line, in the font and in its last two families, the fallback and the system's.
    const faults = await page.evaluate(() => {
      const texts: Record<string, string> = {};
      for (const element of document.querySelectorAll("main *:not(svg *, noscript, script, style)")) {
        const { fontFamily, fontWeight } = getComputedStyle(element);
        const font = `${fontWeight} 40px ${fontFamily}`;
        for (const node of element.childNodes)
          if (node.nodeType === 3) texts[font] = `${texts[font] ?? ""} ${node.textContent?.replace(/[^a-z ]/gi, "")}`;
      }
      /** Returns the width and height of a text in one line. */
      const measure = (text: string, font: string): readonly [number, number] => {
        const line = document.body.appendChild(document.createElement("div"));
        Object.assign(line.style, { position: "absolute", whiteSpace: "nowrap", font });
        line.textContent = text;
        const { width, height } = line.getBoundingClientRect();
        line.remove();
        return [width, height];
      };
      // A few letters say nothing about the others.
      const samples = Object.entries(texts).filter(([, text]) => text.replaceAll(" ", "").length > 300);
      if (samples.length === 0) return undefined;
      return samples.flatMap(([font, text]) => {
        const [own, fallback] = [font, font.replace(/px .*, (?=[^,]+,[^,]+$)/, "px ")].map((each) =>
          measure(text, each),
        );
        return ["wide", "high"].flatMap((adjective, index) => {
          const ratio = (fallback?.[index] ?? 0) / (own?.[index] ?? 0);
          return Math.abs(ratio - 1) < 0.05
            ? []
            : [`${font}: the fallback is ${ratio.toFixed(3)} times as ${adjective}`];
        });
      });
    });
    test.skip(!faults, "the page has too few Latin letters");
    expect(faults).toEqual([]);
  });
});
