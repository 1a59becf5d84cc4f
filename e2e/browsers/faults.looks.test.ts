/** Fonts that fail, a style that is gone, a window that never rests: the page stays readable and in its place. */
import { readFileSync } from "node:fs";
import path from "node:path";

import type { Route } from "playwright-core";

import { sidewaysOverflow } from "../harness/audits/overflow";
import type { ChromiumPage } from "../harness/chromium";
import { builtFolder } from "../harness/builtFolder";
import { describeInChromium, type Open } from "../harness/engines";
import type { Fault } from "../harness/site";
import { brave, conditionOf, followMenu, settle, sound } from "../harness/sound";

const fonts = /\.woff2$/;
const fontHarms: Readonly<Record<string, Fault["harm"]>> = {
  blocked: { kind: "block" },
  missing: { kind: "missing" },
  corrupt: { kind: "replace", by: "wOF2 and no more" },
  "cut off": { kind: "truncate", keep: 0.5 },
};

/** A phone that lies on its side. */
const landscape = { width: 844, height: 390 };

/** A second visit, whose fonts are at hand: one that comes late is not this test's fault. */
async function visitTwice(open: Open<ChromiumPage>): Promise<ChromiumPage> {
  const { page } = await brave(open, { starts: true });
  await page.native.reload();
  await followMenu(page, "portfolio");
  await settle(page, true);
  return page;
}

/** The greatest widths of all elements that have one, in pixels. */
function measures(): string[] {
  return Array.from(document.querySelectorAll("main *, footer *"), (element) => ({
    tag: element.localName,
    text: element.textContent.slice(0, 40),
    measure: getComputedStyle(element).maxWidth,
  }))
    .filter(({ measure }) => measure.endsWith("px"))
    .map(({ tag, text, measure }) => `${tag} “${text}” ${measure}`);
}

describeInChromium("the landing page, however it looks", (open) => {
  it.each(Object.entries(fontHarms))("fonts %s", async (_name, harm) => {
    const { page } = await brave(open, { faults: [{ path: fonts, harm }], starts: true });
    await followMenu(page, "portfolio");
    await settle(page, true);
    expect(await conditionOf(page)).toEqual(sound());
  });

  it("fonts blocked: a line's greatest length does not hang on the font", async () => {
    const expected = await (await visitTwice(open)).evaluate(measures);
    expect(expected.length).toBeGreaterThan(20);
    const { page } = await brave(open, { faults: [{ path: fonts, harm: { kind: "block" } }], starts: true });
    expect(await page.evaluate(measures)).toEqual(expected);
  });

  it.each([390, 1280])("fonts late, %i px wide: nothing moves when they come", async (width) => {
    const held: Route[] = [];
    const { page } = await brave(open, {
      width,
      before: (native) => native.route(fonts, (route) => void held.push(route)),
      isHeld: true,
      starts: true,
    });
    await followMenu(page, "portfolio");
    expect(await conditionOf(page)).toEqual(sound());
    for (const route of held) await route.continue();
    await page.native.waitForLoadState("load");
    // The first move may have come before the script.
    await page.pointAt(300, 300);
    await settle(page, true);
    expect(await page.evaluate(() => document.fonts.check("16px Text"))).toBe(true);
    expect(await conditionOf(page)).toEqual(sound());
  });

  it.each([390, 1280])("style replaced by nothing, %i px wide", async (width) => {
    const html = readFileSync(path.join(builtFolder, "index.html"), "utf8").replace(/<style>.*?<\/style>/s, "");
    const { page } = await brave(open, {
      width,
      faults: [{ path: /^\/$/, harm: { kind: "replace", by: html } }],
      starts: true,
    });
    await followMenu(page, "portfolio");
    await settle(page, true);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toContain("Text");
    expect(await page.evaluate(sidewaysOverflow)).toEqual([]);
    expect(await conditionOf(page)).toEqual(sound());
  });

  it("fifty resizes and rotations", async () => {
    const page = await visitTwice(open);
    for (let turn = 0; turn < 50; turn++) {
      const [width, height] = [320 + ((turn * 317) % 1_300), 320 + ((turn * 211) % 800)];
      await page.resize(turn % 2 ? width : height, turn % 2 ? height : width);
    }
    await page.resize(landscape.width, landscape.height);
    expect(await page.evaluate(sidewaysOverflow)).toEqual([]);
    await followMenu(page, "industries");
    expect(await conditionOf(page)).toEqual(sound());
  });

  it("left open while the scheme and every preference flip", async () => {
    const page = await visitTwice(open);
    for (let turn = 0; turn < 16; turn++) {
      await page.native.emulateMedia({
        colorScheme: turn & 1 ? "dark" : "light",
        reducedMotion: turn & 2 ? "reduce" : "no-preference",
        contrast: turn & 4 ? "more" : "no-preference",
        forcedColors: turn & 8 ? "active" : "none",
      });
      expect(await conditionOf(page)).toEqual(sound());
    }
    await followMenu(page, "industries");
    expect(await conditionOf(page)).toEqual(sound());
  });
});
