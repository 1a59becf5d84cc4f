import { expect, type Page, test } from "@playwright/test";

import { testedPages } from "./helpers";

/** Returns the values of custom properties, in the present settings. */
const valuesOf = (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => all.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)), names);

test.describe("colours", () => {
  // Chrome before 123 and Safari before 17.5 would show none.
  test("need no light-dark() in the browser", async ({ request }) => {
    expect(await (await request.get("/")).text()).not.toContain("light-dark(");
  });

  test("of the browser's bar are those of the page, light and dark", async ({ page }) => {
    for (const address of testedPages) {
      await page.goto(address);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const [bar, paper] = await page.evaluate(() => {
          const colours = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
          const probe = document.body.appendChild(document.createElement("i"));
          probe.style.color = colours.find(({ media }) => matchMedia(media).matches)?.content ?? "";
          return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor];
        });
        expect([address, colorScheme, bar]).toEqual([address, colorScheme, paper]);
      }
    }
  });

  test("of muted texts and lines are those of the text for visitors who want more contrast", async ({ page }) => {
    await page.emulateMedia({ contrast: "more" });
    await page.goto("/");
    const [ink, onInverse] = await valuesOf(page, ["--color-ink", "--color-on-inverse"]);
    const muted = ["--color-ink-muted", "--color-line", "--color-on-inverse-muted", "--color-inverse-line"];
    expect(await valuesOf(page, muted)).toEqual([ink, ink, onInverse, onInverse]);
  });
});

test.describe("forced colours", () => {
  test("show every icon on the background of the system, light and dark", async ({ page }) => {
    for (const address of testedPages) {
      await page.goto(address);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        const lost = await page.locator("svg[stroke=currentColor]:visible").evaluateAll((icons) => {
          const isPale = (colour: string): boolean => Number(/\d+/.exec(colour)) > 127;
          const isPaper = isPale(getComputedStyle(document.body).backgroundColor);
          return icons
            .filter((icon) => isPale(getComputedStyle(icon).color) === isPaper)
            .map(({ parentElement }) => parentElement?.textContent);
        });
        expect([address, colorScheme, lost]).toEqual([address, colorScheme, []]);
      }
    }
  });
});

test.describe("motion", () => {
  test("is nowhere for visitors who want less of it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const moving = await page
      .locator("body *")
      .evaluateAll((elements) =>
        elements
          .filter((element) => parseFloat(getComputedStyle(element).transitionDuration) > 0)
          .map((element) => element.outerHTML),
      );
    expect(moving).toEqual([]);
  });
});
