/** What stands far below the fold costs nothing at first, and is there for whoever looks for it by any way. */
import { sections } from "../../src/content/sections";
import { services } from "../../src/content/services";
import type { ChromiumPage } from "../harness/chromium";
import { describeInChromium, describeInEngines, everyEngine } from "../harness/engines";
import { hasLaidOutRest, standsBelowBar } from "../harness/inPage";

declare global {
  interface Window {
    /** The browser's own search, which the standard does not describe. */
    find(text: string): boolean;
  }
}

/** How far a stand-in may be from the height that it stands in for. */
const tolerance = 0.25;

/** The sections whose heading has no layout yet. */
function skipped(): string[] {
  return [...document.querySelectorAll("main > section")]
    .filter((section) => !section.querySelector("h1, h2, dl")?.checkVisibility({ contentVisibilityAuto: true }))
    .map(({ id }) => id);
}

/** The height that stands in for whatever may be skipped, and the one that it has. */
function heights(): { name: string; standIn: number; real: number }[] {
  const skippable = [...document.querySelectorAll<HTMLElement>("main *")].filter(
    (element) => getComputedStyle(element).contentVisibility === "auto",
  );
  return skippable.map((element) => {
    // "none", where no height was given, is taken by the browser for none at all.
    const standIn = parseFloat(getComputedStyle(element).containIntrinsicBlockSize.replace("auto", "")) || 0;
    for (const other of skippable)
      if (other.contains(element) || element.contains(other)) other.style.contentVisibility = "visible";
    const real = element.getBoundingClientRect().height;
    const title = element.querySelector("h2, h3")?.textContent ?? "";
    return { name: `${element.localName} "${title}"`, standIn: Math.round(standIn), real: Math.round(real) };
  });
}

/** How many entries of the services have no layout yet. */
function skippedEntries(): number {
  return [...document.querySelectorAll("#services h3")].filter(
    (title) => !title.checkVisibility({ contentVisibilityAuto: true }),
  ).length;
}

/** Leaves every record as it is before it gets its layout. */
function setInParts(): void {
  for (const record of document.querySelectorAll<HTMLElement>("main li:not(li li)")) record.dataset["part"] = "";
}

/** How many parts of the page are still marked as waiting for their layout. */
function marked(): number {
  return document.querySelectorAll("[data-part]").length;
}

/** How many parts of the page have no layout. */
function heldBack(): number {
  const parts = [...document.querySelectorAll("main li, main h2")];
  return parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length;
}

/** Scrolls to a share of the way down, or to an element. */
function scrollToPlace(place: number | string): void {
  if (typeof place === "string") document.querySelector(place)?.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: place * (document.documentElement.scrollHeight - innerHeight), behavior: "instant" });
}

function advice(height: number): string {
  return `put ${Math.round(height / 16)}rem into src/styles/farBelow.css`;
}

const far = sections.map(({ id }) => id).slice(3);

describeInChromium("what stands far below", (open) => {
  it("has no layout until it comes near", async () => {
    const { page } = await open("/", { scripts: false });
    expect(await page.evaluate(skipped)).toEqual(far);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.rest();
    const stillSkipped = await page.evaluate(skipped);
    expect(stillSkipped).not.toContain("contact");
    expect(stillSkipped).toContain("industries");
  });

  it("is held back inside its section: Chromium looks through all that is beside what it shows again", async () => {
    const { page } = await open("/", { scripts: false });
    const parents = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((element) => getComputedStyle(element).contentVisibility === "auto")
        .map(({ parentElement }) => parentElement?.localName),
    );
    expect(parents.length).toBeGreaterThanOrEqual(far.length + 1);
    expect(parents).not.toContain("main");
  });

  it("is laid out when the browser has nothing else to do", async () => {
    const { page } = await open("/");
    await page.rest();
    expect(await page.evaluate(skipped)).toEqual([]);
    expect(await page.evaluate(marked)).toBe(0);
  });

  it.each([320, 390, 600, 768, 1024, 1280, 1920])("has a sound height meanwhile, at %i px", async (width) => {
    const { page } = await open("/", { width, scripts: false });
    const all = await page.evaluate(heights);
    expect(all.length).toBeGreaterThanOrEqual(far.length + 1);
    const wrong = all
      .filter(({ standIn, real }) => Math.abs(standIn - real) > real * tolerance)
      .map(({ name, standIn, real }) => `${name} is ${real}px high, but ${standIn}px stand in for it: ${advice(real)}`);
    expect(wrong).toEqual([]);
  });

  it("holds back nothing any more once the address names a section", async () => {
    const { page } = await open("/", { scripts: false });
    await page.evaluate(setInParts);
    await page.click('header nav a[href$="#contact"]');
    await page.rest();
    expect(await page.evaluate(heldBack)).toBe(0);
  });

  it("is found by the browser's own search", async () => {
    const { page } = await open("/", { scripts: false });
    expect(await page.evaluate(() => window.find("Schedule a Call"))).toBe(true);
    await page.rest();
    expect(await page.evaluate(skipped)).not.toContain("contact");
  });

  it("is on paper", async () => {
    const { page } = await open("/", { scripts: false });
    await page.native.emulateMedia({ media: "print" });
    expect(await page.evaluate(skipped)).toEqual([]);
  });

  it("is skipped record by record where it would hold up a phone's first paint", async () => {
    const { page } = await open("/", { width: 390, scripts: false });
    expect(await page.evaluate(skippedEntries)).toBeGreaterThan(services.length / 2);
  });

  it.each([320, 390, 412, 600, 1280])("keeps its place when the page is loaded again, at %i px", async (width) => {
    const { page } = await open("/", { width });
    // On a busy machine the first visit may be set in the local fonts, and breaks its lines elsewhere than all that follow.
    await page.native.reload();
    await page.until("the rest to be laid out", hasLaidOutRest);
    const moved = [];
    for (const place of [0.2, 0.45, "#portfolio h2", 0.75, 1]) {
      await page.evaluate(scrollToPlace, place);
      await page.rest();
      const before = await placeOf(page, "#portfolio h2");
      await page.native.reload();
      await page.until("the rest to be laid out", hasLaidOutRest);
      await page.rest();
      moved.push((await placeOf(page, "#portfolio h2")) - before);
    }
    expect(moved.filter((distance) => !(Math.abs(distance) <= 1))).toEqual([]);
  });
});

async function placeOf(page: ChromiumPage, selector: string): Promise<number> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.getBoundingClientRect().top ?? NaN, selector);
}

describeInEngines("an anchor over what has no layout yet", everyEngine, (open) => {
  it.each(["industries", "portfolio", "contact"])("leads to #%s exactly", async (id) => {
    const { page } = await open("/", { scripts: false });
    await page.click(`header nav a[href$="#${id}"]`);
    await page.rest();
    expect(await page.evaluate(standsBelowBar, `#${id} h2`)).toBe(true);
    const place = await page.evaluate(
      (wanted) => document.querySelector(wanted)?.getBoundingClientRect().top,
      `#${id}`,
    );
    const padding = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    expect(isAtEnd || Math.abs((place ?? NaN) - padding) <= 1).toBe(true);
  });
});

describeInChromium("what has a layout", (open) => {
  it("is painted in parts of its own: whatever changes, the others are kept", async () => {
    const { page } = await open("/");
    const shared = await page.evaluate(() => {
      const isKept = (part: Element): boolean => getComputedStyle(part).isolation === "isolate";
      return [...document.querySelectorAll("main > section")]
        .filter((section) => {
          const parts = [...section.querySelectorAll(":scope > .sheet > :not([data-island])")];
          return !isKept(section) && (parts.length === 0 || !parts.every(isKept));
        })
        .map(({ id }) => id);
    });
    expect(shared).toEqual([]);
  });
});
