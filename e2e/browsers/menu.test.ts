/** The menu of narrow screens: a popover, which needs no script. */
import { brokenWords } from "../harness/audits/overflow";
import { describeInEngines, everyEngine } from "../harness/engines";
import { hasStarted, standsBelowBar } from "../harness/inPage";
import type { EnginePage } from "../harness/page";

const phone = { width: 390, height: 844 } as const;
const opener = 'button[popovertarget="menu"]';

const isOpen = (): boolean => document.querySelector("nav#menu")?.matches(":popover-open") ?? false;
const isClosed = (): boolean => !document.querySelector("nav#menu")?.matches(":popover-open");
const openerHasFocus = (): boolean => document.activeElement?.getAttribute("popovertarget") === "menu";

async function openMenu(page: EnginePage): Promise<void> {
  await page.click(opener);
  await page.until("the menu to open", isOpen);
}

describeInEngines("the menu of a phone", everyEngine, (open) => {
  describe.each([
    ["with scripts", true],
    ["without scripts", false],
  ])("%s", (_name, scripts) => {
    it("opens, and closes by Escape with the focus back on its button", async () => {
      const { page } = await open("/", { ...phone, scripts });
      expect(await page.evaluate(isClosed)).toBe(true);
      await openMenu(page);
      await page.press("Escape");
      await page.until("the menu to close", isClosed);
      expect(await page.evaluate(openerHasFocus)).toBe(true);
    });

    it("closes by a press outside", async () => {
      const { page } = await open("/", { ...phone, scripts });
      await openMenu(page);
      await page.pointAt(195, 800, true);
      await page.until("the menu to close", isClosed);
    });

    it("leads to a section", async () => {
      const { page } = await open("/", { ...phone, scripts });
      await openMenu(page);
      await page.click('nav#menu a[href$="#industries"]');
      await page.until("the address to name the section", () => location.hash === "#industries");
      await page.rest();
      expect(await page.evaluate(standsBelowBar, "#industries h2")).toBe(true);
    });

    it("opens by keyboard, and Tab goes through its links", async () => {
      const { page } = await open("/", { ...phone, scripts });
      await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), opener);
      await page.press("Enter");
      await page.until("the menu to open", isOpen);
      await page.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("nav")?.id)).toBe("menu");
    });
  });

  it("closes when a link of it is chosen", async () => {
    const { page } = await open("/", phone);
    await page.press("Tab");
    await page.until("the client's start", hasStarted);
    await openMenu(page);
    await page.click('nav#menu a[href$="#services"]');
    await page.until("the menu to close", isClosed);
    await page.rest();
    expect(await page.evaluate(standsBelowBar, "#services h2")).toBe(true);
  });
});

describeInEngines("the menu that the focus has left", everyEngine, (open) => {
  it("closes, and opens again by its button", async () => {
    const { page } = await open("/", phone);
    await openMenu(page);
    await page.evaluate(() => document.querySelector<HTMLElement>("#menu li:last-child a")?.focus());
    await page.press("Tab");
    await page.until("the menu to close", isClosed);
    expect(await page.evaluate(() => document.activeElement?.closest("nav"))).toBe(null);
    await openMenu(page);
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), opener);
    expect(await page.evaluate(isOpen)).toBe(true);
  });
});

describeInEngines("the bar of a site with longer words", everyEngine, (open) => {
  it.each([320, 390, 768, 1024])("keeps to one row that breaks no word at %i px", async (width) => {
    const { page } = await open("/", { width, height: 800 });
    await page.evaluate(() => {
      const words = ["Müller & Söhne", "Leistungen", "Technologien", "Branchen", "Referenzen", "Über uns", "Kontakt"];
      const texts = document.createTreeWalker(document.querySelector("header") ?? document, NodeFilter.SHOW_TEXT);
      for (const label of [...words, "Kontakt aufnehmen"]) (texts.nextNode() as Text).data = label;
    });
    expect(await page.evaluate(() => document.querySelector("header")?.offsetHeight)).toBe(64);
    expect(await page.evaluate(brokenWords, "header")).toEqual([]);
  });
});

describeInEngines("the menu in a window shorter than itself", everyEngine, (open) => {
  it.each([
    [320, 256],
    [667, 320],
  ])("ends with the window and scrolls, at %i by %i px", async (width, height) => {
    const { page } = await open("/", { width, height });
    await openMenu(page);
    expect(
      await page.evaluate(
        () => (document.querySelector("#menu")?.getBoundingClientRect().bottom ?? 0) <= innerHeight + 1,
      ),
    ).toBe(true);
    await page.evaluate(() => document.querySelector<HTMLElement>("#menu li:last-child a")?.focus());
    await page.until("the last link to be in sight", () => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return top >= 0 && bottom > 0 && bottom <= innerHeight;
    });
  });
});

describeInEngines("the way of Tab through the bar", everyEngine, (open) => {
  it("leaves the page where it stands", async () => {
    const { page } = await open("/");
    await page.evaluate(() => scrollTo({ top: 3_000, behavior: "instant" }));
    await page.rest();
    await page.evaluate(() => document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true }));
    for (let step = 0; step < 4; step++) await page.press("Tab");
    await page.rest();
    expect(await page.evaluate(() => [document.activeElement?.closest("header") !== null, scrollY])).toEqual([
      true,
      3_000,
    ]);
  });
});
