/** Every target is big enough: 24 px for a mouse, 44 px for a finger (WCAG 2.5.8, 2.5.5). */
import { smallTargets } from "../harness/audits/targets";
import { describeInChromium } from "../harness/engines";

describeInChromium("the targets", (open) => {
  describe.each(["/", "/nowhere"])("of %s", (path) => {
    it.each([390, 1280])("are at least 24 px at %i px", async (width) => {
      const { page } = await open(path, { width });
      expect(await page.evaluate(smallTargets, 24)).toEqual([]);
    });

    it.each([320, 390, 768, 1280])("are at least 44 px for a finger at %i px", async (width) => {
      const { page } = await open(path, { width, touch: true });
      expect(await page.evaluate(smallTargets, 44)).toEqual([]);
      if (width < 1024) {
        await page.click("button[popovertarget]");
        expect(await page.evaluate(smallTargets, 44)).toEqual([]);
      }
    });
  });
});
