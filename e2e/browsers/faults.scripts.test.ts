/** Whatever becomes of the scripts, the page stays whole: readable, its links alive, and one clear line on the console. */
import { readdirSync } from "node:fs";
import path from "node:path";

import type { Route } from "playwright-core";

import { isLive } from "../harness/audits/readable";
import { builtFolder } from "../harness/builtFolder";
import { describeInChromium } from "../harness/engines";
import { eventually } from "../harness/eventually";
import { hasLaidOutRest } from "../harness/inPage";
import type { Fault } from "../harness/site";
import { brave, conditionOf, followMenu, type Ordeal, settle, sound } from "../harness/sound";

const entry = "app";
const scripts = readdirSync(path.join(builtFolder, "static")).flatMap(
  (file) => /^(.*)-[^-]*\.js$/.exec(file)?.[1] ?? [],
);
const later = scripts.filter((name) => name !== entry);
const addressOf = (name: string): RegExp => new RegExp(`/static/${name}-[^/]*\\.js$`);

/** Said once by a page that could not start. */
const withoutTooltips = /^warning: The page works, but without its tooltips/;

const harms: Readonly<Record<string, Fault["harm"]>> = {
  blocked: { kind: "block" },
  missing: { kind: "missing" },
  "cut off in the middle": { kind: "truncate", keep: 0.5 },
  "with a syntax error": { kind: "replace", by: "const = ;" },
};

interface Case extends Ordeal {
  readonly name: string;
  readonly says?: RegExp;
}

const cases: readonly Case[] = [
  ...Object.entries(harms).flatMap(([name, harm]) => [
    ...later.map((script) => ({
      name: `${script} ${name}`,
      faults: [{ path: addressOf(script), harm }],
      starts: false,
      says: withoutTooltips,
    })),
    { name: `${entry} ${name}`, faults: [{ path: addressOf(entry), harm }], starts: false },
  ]),
  { name: "every one blocked", faults: [{ path: /\.js$/, harm: { kind: "block" } }], starts: false },
  {
    name: "old names after a deploy, which the host answers with its 404 page",
    before: (native) =>
      native.route(addressOf(`(?:${later.join("|")})`), (route) =>
        route.continue({
          url: route
            .request()
            .url()
            .replace(/-[^/]*\.js$/, "-0ld.js"),
        }),
      ),
    starts: false,
    says: withoutTooltips,
  },
];

describeInChromium("the landing page, its scripts harmed", (open) => {
  it.each(cases)("$name", async ({ says, ...ordeal }) => {
    const { page } = await brave(open, ordeal);
    await followMenu(page, "portfolio");
    await settle(page, ordeal.starts, says);
    expect(await page.evaluate(isLive)).toBe(ordeal.starts);
    expect(await conditionOf(page)).toEqual(says ? sound(says) : sound());
  });

  it.each(scripts)("%s late: whole while it is awaited, live when it comes", async (script) => {
    const held: Route[] = [];
    const { page } = await brave(open, {
      before: (native) => native.route(addressOf(script), (route) => void held.push(route)),
      isHeld: script === entry,
      starts: true,
    });
    await followMenu(page, "portfolio");
    // The client starts in a pause.
    await eventually("the script to be asked for", () => Promise.resolve(held.length > 0));
    expect(await conditionOf(page)).toEqual(sound());
    expect(await page.evaluate(isLive)).toBe(false);

    for (const route of held) await route.continue();
    await page.native.waitForLoadState("load");
    await followMenu(page, "industries");
    await settle(page, true);
    expect(await conditionOf(page)).toEqual(sound());
  });

  it("before the rest of the document: it waits, and misses nothing of what comes", async () => {
    let sendRest = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      sendRest = resolve;
    });
    const { page } = await brave(open, {
      faults: [{ path: /^\/$/, harm: { kind: "pause", after: 0.5, until } }],
      before: (native) =>
        Promise.resolve(
          native.on("requestfinished", (request) => {
            // Half a second for it to run in.
            if (addressOf(entry).test(request.url())) setTimeout(sendRest, 500);
          }),
        ),
      isHeld: true,
      starts: true,
    });
    await page.native.waitForLoadState("load");
    await page.until("the rest to be laid out", hasLaidOutRest);
    await followMenu(page, "portfolio");
    await settle(page, true);
    expect(await conditionOf(page)).toEqual(sound());
  });

  it("offline after it has loaded: one line, and it starts once the network is back", async () => {
    const { page } = await brave(open, { starts: true });
    await page.native.context().setOffline(true);
    await followMenu(page, "portfolio");
    await settle(page, false, withoutTooltips);
    expect(await conditionOf(page)).toEqual(sound(withoutTooltips));

    await page.native.context().setOffline(false);
    for (let place = 0; !(await page.evaluate(isLive)) && place < 50; place++) {
      await page.pointAt(200 + place, 300);
      // The client starts in a pause.
      await page.native.waitForTimeout(1_000);
    }
    await settle(page, true);
    expect(await conditionOf(page)).toEqual(sound(withoutTooltips));
  });
});
