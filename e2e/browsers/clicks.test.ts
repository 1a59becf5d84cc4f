/** A click is never lost: not the first one, and not one that comes while the client starts. */
import type { ChromiumPage } from "../harness/chromium";
import { describeInChromium } from "../harness/engines";
import { hasLaidOutRest, hasStarted } from "../harness/inPage";

declare global {
  interface Window {
    __clicks?: { href: string; prevented: boolean }[];
  }
}

/** Notes each click on a link as it leaves the page; links that lead out of it are then kept from opening. */
async function noteClicks(page: ChromiumPage): Promise<void> {
  await page.native.addInitScript(() => {
    window.__clicks = [];
    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      window.__clicks?.push({ href: link.href, prevented: event.defaultPrevented });
      if (link.target === "_blank") event.preventDefault();
    });
  });
}

const linksOf = (): string[] =>
  [...document.querySelectorAll("a[href]:not(.skip-link)")].map((_, index) => String(index));

function mark(index: string): string {
  const link = document.querySelectorAll<HTMLAnchorElement>("a[href]:not(.skip-link)")[Number(index)];
  link?.setAttribute("data-under-test", "");
  return link?.href ?? "";
}

/** Whether a click on a link within the site led there, and one out of it was left to the browser. */
function followed({ href, home }: { readonly href: string; readonly home: string }): boolean {
  if (href.startsWith(home)) return location.href === href;
  const [click] = window.__clicks ?? [];
  return click?.href === href && !click.prevented;
}

describeInChromium("a click on each link", (open) => {
  it.each([
    ["as the first event", false],
    ["while the client starts", true],
  ])("%s does what the link says", async (_when, isStarting) => {
    const { page, site } = await open("/nothing-yet", {
      faults: [{ path: /\/static\/hydrate/, harm: { kind: "delay", ms: isStarting ? 400 : 0 } }],
    });
    await noteClicks(page);
    await page.goto(`${site.url}/`);
    const links = await page.evaluate(linksOf);
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      await page.goto(`${site.url}/`);
      await page.until("the rest to be laid out", hasLaidOutRest);
      const href = await page.evaluate(mark, link);
      if (isStarting) {
        const asked = page.native.waitForRequest(/\/static\/hydrate/);
        await page.native.keyboard.press("Shift");
        await asked;
      }
      await page.click("[data-under-test]");
      await page.until(`the address to be ${href}, or the click to be noted`, followed, { href, home: site.url });
      if (!href.includes("#")) continue;
      // What was done stays done when the client has started.
      await page.until("the client's start", hasStarted);
      expect(await page.evaluate(() => location.href)).toBe(href);
    }
  });

  it("on the menu's button opens the menu, before and during the start", async () => {
    const { page } = await open("/", {
      width: 390,
      height: 844,
      faults: [{ path: /hydrate/, harm: { kind: "delay", ms: 1_000 } }],
    });
    await page.click("button[popovertarget]");
    await page.until("the menu to open", () => document.querySelector("#menu")?.matches(":popover-open") ?? false);
    await page.until("the client's start", hasStarted);
    expect(await page.evaluate(() => document.querySelector("#menu")?.matches(":popover-open"))).toBe(true);
  });
});
