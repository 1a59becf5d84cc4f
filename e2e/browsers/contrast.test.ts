/** Every text reaches 7:1, or 4.5:1 where it is large, by day and by night, as rendered (WCAG 1.4.6). */
import { faintText } from "../harness/audits/contrast";
import { describeInChromium } from "../harness/engines";

describeInChromium("the contrast of text", (open) => {
  describe.each(["light", "dark"] as const)("in a %s scheme", (colourScheme) => {
    it.each([
      ["/", { width: 390 }],
      ["/", { width: 1280 }],
      ["/", { width: 1280, moreContrast: true }],
      ["/", { width: 1280, forcedColours: true }],
      ["/nowhere", { width: 1280 }],
    ])("of %s, %j", async (path, view) => {
      const { page } = await open(path, { ...view, colourScheme });
      const { faint, measured } = await page.evaluate(faintText);
      expect(faint).toEqual([]);
      expect(measured).toBeGreaterThan(path === "/" ? 200 : 5);
    });

    it.each([".text-link", ".button-solid", ".button-outline"])("of a %s that is pointed at", async (look) => {
      const { page } = await open("/", { width: 1280, colourScheme });
      // Where the ground is nearest to the colours of what stands on it.
      const link = `.contact ${look}`;
      await page.hover(link);
      await page.until("it to be pointed at", (at) => document.querySelector(at)?.matches(":hover") ?? false, link);
      expect((await page.evaluate(faintText)).faint).toEqual([]);
    });
  });
});
