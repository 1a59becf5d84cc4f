/** At every width, with large text and with wide spacing: nothing scrolls sideways, is cut off or overlaps (WCAG 1.4.4, 1.4.10, 1.4.12). */
import { describeInChromium } from "../harness/engines";
import { brokenWords, clippedText, overlappingText, sidewaysOverflow } from "../harness/audits/overflow";
import type { ChromiumPage } from "../harness/chromium";

const widths = [320, 390, 768, 1024, 1280, 1920, 2560];
const paths = ["/", "/nowhere"];

async function expectWhole(page: ChromiumPage): Promise<void> {
  expect(await page.evaluate(sidewaysOverflow)).toEqual([]);
  expect(await page.evaluate(clippedText)).toEqual([]);
  expect(await page.evaluate(overlappingText)).toEqual([]);
}

/** How far each box stands from the edge where lines begin, in pixels. What flows in a line goes by its letters, and a drawing is never turned. */
function placesInLine(): string[] {
  const isMirrored = getComputedStyle(document.documentElement).direction === "rtl";
  const turned = "body, body > *, :is(header, main, footer) :not(svg *, .plate-icon, .plate-icon *)";
  return [...document.querySelectorAll(turned)]
    .filter((element) => element.checkVisibility() && !getComputedStyle(element).display.startsWith("inline"))
    .flatMap((element) => {
      const name = `${element.localName}.${element.classList[0] ?? ""}`;
      const { left, right } = element.getBoundingClientRect();
      const place = isMirrored ? document.documentElement.clientWidth - right : left;
      const drawn = ["::before", "::after"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (style.content === "none" || style.position !== "absolute") return [];
        return `${name}${pseudo} ${Math.round(parseFloat(isMirrored ? style.right : style.left))}`;
      });
      return [`${name} ${Math.round(place)}`, ...drawn];
    });
}

/** Where the labels stand in the drawings, in pixels from the drawing's left edge. */
function labelPlaces(): string[] {
  return Array.from(document.querySelectorAll("svg text"), (label) => {
    const edge = label.closest("svg")?.getBoundingClientRect().left ?? NaN;
    return `${label.textContent} ${Math.round(label.getBoundingClientRect().left - edge)}`;
  });
}

/** The spacing of WCAG 1.4.12; set through the object model, which the site's policy allows a tool to do. */
function spaceOut(): void {
  for (const element of document.querySelectorAll<HTMLElement>("body, body *:not(svg, svg *)")) {
    element.style.setProperty("line-height", "1.5", "important");
    element.style.setProperty("letter-spacing", "0.12em", "important");
    element.style.setProperty("word-spacing", "0.16em", "important");
    if (element.tagName === "P") element.style.setProperty("margin-block-end", "2em", "important");
  }
}

describeInChromium("the layout", (open) => {
  describe.each(paths)("of %s", (path) => {
    it.each(widths)("holds at %i px", async (width) => {
      const { page } = await open(path, { width, height: 900 });
      await expectWhole(page);
    });

    it.each([320, 768, 1280])("holds text of twice the size at %i px", async (width) => {
      const { page } = await open(path, { width, height: 900 });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await expectWhole(page);
    });

    it.each([390, 1280])("holds the reader's own text size, twice the usual, at %i px", async (width) => {
      const { page } = await open(path, { width, height: 844 });
      const tools = await page.native.context().newCDPSession(page.native);
      await tools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      expect(await page.evaluate(() => matchMedia(`(width = ${innerWidth / 32}rem)`).matches)).toBe(true);
      await expectWhole(page);
      expect(await page.evaluate(brokenWords, "h1, h2")).toEqual([]);
      // A bar of several rows does not lie over what is read.
      const bar = await page.evaluate(() => {
        const header = document.querySelector<HTMLElement>("header");
        return { isOneRow: (header?.offsetHeight ?? 0) <= 128, position: header && getComputedStyle(header).position };
      });
      expect(bar).toEqual(
        width < 600 ? { isOneRow: false, position: "static" } : { isOneRow: true, position: "sticky" },
      );
    });

    it.each([320, 768, 1280])("holds wide text spacing at %i px", async (width) => {
      const { page } = await open(path, { width, height: 900 });
      await page.evaluate(spaceOut);
      await expectWhole(page);
    });

    // As a browser that translates into Arabic or Hebrew does.
    it.each([390, 768, 1280])("is its own mirror image when read from right to left, at %i px", async (width) => {
      const { page } = await open(path, { width, height: 900 });
      const places = await page.evaluate(placesInLine);
      const labels = await page.evaluate(labelPlaces);
      await page.evaluate(() => (document.documentElement.dir = "rtl"));
      expect(await page.evaluate(placesInLine)).toEqual(places);
      expect(await page.evaluate(labelPlaces)).toEqual(labels);
      await expectWhole(page);
    });

    it("holds on a phone held sideways", async () => {
      const { page } = await open(path, { width: 740, height: 320, touch: true });
      await expectWhole(page);
    });
  });
});
