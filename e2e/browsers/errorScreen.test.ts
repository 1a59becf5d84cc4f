/** An exception in anything that starts shows the specification's error screen, whose ways out work (section 8). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { errorScreen } from "../../src/content/errorScreen";
import type { IslandName } from "../../src/components/ui/Island";
import { site as facts } from "../../src/site";
import { isLive } from "../harness/audits/readable";
import { axeViolations } from "../harness/axe";
import { builtFolder } from "../harness/builtFolder";
import type { ChromiumPage } from "../harness/chromium";
import { complaints } from "../harness/console";
import { describeInChromium } from "../harness/engines";

const script = /\/static\/hydrate-[^/]*\.js$/;
const folder = path.join(builtFolder, "static");
const built = readFileSync(
  path.join(folder, readdirSync(folder).find((name) => /^hydrate-.*\.js$/.test(name)) ?? ""),
  "utf8",
);

/** What comes to life on the landing page. */
const islands = ["header", "level-key", "footer", "toasts"] as const satisfies readonly IslandName[];

/** The script with an exception in one part of the page, as it renders: in the place of the component of that name. */
function broken(island: IslandName): string {
  const parts = built.split(new RegExp(`(?<=[{,]"?${island}"?:)(?=function\\(\\)|[\\w$]+[,}])`));
  if (parts.length !== 2)
    throw new Error(`the built script names "${island}" in ${parts.length - 1} places, not in one`);
  return parts.join(`function(){throw new Error("${island} ran aground")}||`);
}

async function failAt(page: ChromiumPage): Promise<void> {
  await page.pointAt(200, 300);
  await page.pointAt(204, 304);
  await page.until("the error screen", () => document.querySelector("header") === null);
  await page.rest();
}

const heading = (): string | undefined => document.querySelector("main h1")?.textContent ?? undefined;

describeInChromium("the error screen", (open) => {
  it.each(islands)("is shown when %s throws, with one line on the console", async (id) => {
    const { page } = await open("/", { faults: [{ path: script, harm: { kind: "replace", by: broken(id) } }] });
    await failAt(page);
    expect(await page.evaluate(heading)).toBe(errorScreen.heading);
    expect(await complaints(page)).toEqual([expect.stringContaining(`${id} ran aground`)]);
  });

  it("leads to a mail draft", async () => {
    const { page } = await open("/", {
      faults: [{ path: script, harm: { kind: "replace", by: broken("level-key") } }],
    });
    await failAt(page);
    const session = await page.native.context().newCDPSession(page.native);
    await session.send("Page.enable");
    const asked = new Promise<string>((resolve) => {
      session.on("Page.frameRequestedNavigation", ({ url }) => resolve(url));
    });
    await page.click("main a");
    expect(await asked).toBe(`mailto:${facts.email}`);
    expect(await page.evaluate(heading)).toBe(errorScreen.heading);
  });

  it("reloads the page, which then starts if it can", async () => {
    const { page } = await open("/robots.txt");
    await page.native.route(script, (route) =>
      route.fulfill({ contentType: "text/javascript", body: broken("level-key") }),
    );
    await page.goto(page.native.url().replace("robots.txt", ""));
    await failAt(page);
    await page.native.unroute(script);
    const isReloaded = page.native.waitForEvent("load");
    await page.click("main button");
    await isReloaded;
    await page.until("the landing page", () => document.querySelector("header") !== null);
    await page.press("Tab");
    await page.until("the client's start", isLive);
    expect(await page.evaluate(heading)).not.toBe(errorScreen.heading);
  });

  it.each([
    [320, "light"],
    [1280, "dark"],
  ] as const)("has no fault that axe knows, %i px wide, %s", async (width, colourScheme) => {
    const faults = [{ path: script, harm: { kind: "replace", by: broken("header") } }] as const;
    const { page } = await open("/", { faults, width, colourScheme, policy: false });
    await failAt(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
