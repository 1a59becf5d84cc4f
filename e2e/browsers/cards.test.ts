/** The featured projects: hovering a card, or reaching it by keyboard, reveals its link (spec, section 4). */
import { describeInChromium, describeInEngines, everyEngine } from "../harness/engines";
import { focusBefore } from "../harness/inPage";

const card = ".plate-card";
const link = `${card} a`;

/** The least visible of the link and what holds it, down to its words. */
const visibility = (selector: string): number => {
  const words = document.querySelector(selector)?.firstElementChild;
  let opacity = 1;
  for (let element = words; element; element = element.parentElement)
    opacity *= Number(getComputedStyle(element).opacity);
  return opacity;
};
const isShown = (selector: string): boolean => {
  const words = document.querySelector(selector)?.firstElementChild;
  return words instanceof Element && getComputedStyle(words).opacity === "1";
};

describeInEngines("a featured project's link", everyEngine, (open) => {
  it("is revealed by hovering the card", async () => {
    const { page } = await open("/");
    expect(await page.evaluate(visibility, link)).toBe(0);
    await page.hover(`${card} h3`);
    await page.until("the link to show", isShown, link);
  });

  it("is revealed by keyboard focus", async () => {
    const { page } = await open("/");
    await page.evaluate(focusBefore, link);
    await page.press("Tab");
    expect(await page.evaluate((selector) => document.activeElement?.matches(selector), link)).toBe(true);
    await page.until("the link to show", isShown, link);
  });
});

/** The depth figures that a plate's frame or icon cuts. */
function cutFigures(): string[] {
  return [...document.querySelectorAll(".plate-chart")].flatMap((chart) => {
    const frame = chart.getBoundingClientRect();
    const icon = chart.querySelector(".plate-icon")?.getBoundingClientRect() ?? new DOMRect();
    const figures = [...chart.querySelectorAll("tspan")];
    if (figures.length < 8) throw new Error("a plate has too few figures");
    return figures.flatMap((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const isInFrame = left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
      const isUnderIcon = left < icon.right && top < icon.bottom;
      return isInFrame && !isUnderIcon ? [] : [`${figure.textContent} in a chart of ${frame.width} by ${frame.height}`];
    });
  });
}

describeInChromium("a plate", (open) => {
  it("shows every depth figure whole, however wide the window is", async () => {
    const { page } = await open("/");
    for (const width of [320, 390, 639, 640, 768, 1023, 1024, 1199, 1200, 1280, 1536, 1920]) {
      await page.resize(width, 800);
      expect([width, await page.evaluate(cutFigures)]).toEqual([width, []]);
    }
  });
});

describeInChromium("a featured project's link, on a phone", (open) => {
  it("always shows, because there is no hovering", async () => {
    const { page } = await open("/", { width: 390, height: 844, touch: true });
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll(".plate-card a > :first-child")].map((words) => getComputedStyle(words).opacity),
    );
    expect(shown).toEqual(["1", "1", "1"]);
  });
});

describeInChromium("an industry's tile", (open) => {
  it("is parted from the next where colours are forced", async () => {
    const { page } = await open("/", { forcedColours: true });
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll(".tile")].map((tile) => {
        const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(tile);
        return outlineStyle === "solid" && outlineColor !== backgroundColor;
      }),
    );
    expect(lines).toEqual(Array.from({ length: 13 }, () => true));
  });
});
