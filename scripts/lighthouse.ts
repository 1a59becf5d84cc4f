/**
 * Measures a built site with Lighthouse for mobile: `npm run lighthouse [folder] [other folder]`. Prints medians and ranges of five
 * rounds, of two folders in turn, and ends with 1 when a median of the first is outside `budget.json` (scores of 100, milliseconds,
 * bytes).
 */
import type { AddressInfo } from "node:net";

import { chromium } from "@playwright/test";

import { chromiumFlags, findChromium, howToInstall } from "./browsers";
import budget from "./budget.json";
import { freePort } from "./port";
import { runCommand } from "./runCommand";
import { serve } from "./serve";

const rounds = 5;
const limits = Object.entries(budget as Readonly<Record<string, { readonly least?: number; readonly most?: number }>>);

/** Returns the figure of each name of the budget. */
async function measure(url: string, executablePath: string): Promise<readonly number[]> {
  const { default: lighthouse } = await import("lighthouse");
  const port = await freePort();
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const result = await lighthouse(url, { port, logLevel: "error", disableFullPageScreenshot: true });
  await browser.close();
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? "it gave no result"}`);
  const { audits, categories } = result.lhr;
  return limits.map(
    ([name]) => (categories[name] ? 100 * (categories[name].score ?? 0) : audits[name]?.numericValue) ?? NaN,
  );
}

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`No browser found: ${howToInstall}.`);
  const given = process.argv.slice(2);
  const sites = await Promise.all(
    (given.length > 0 ? given : ["public"]).map(async (folder) => {
      const server = await serve(folder, 0);
      return { folder, server, runs: [] as (readonly number[])[] };
    }),
  );
  for (let round = 0; round < rounds; round++)
    for (const { server, runs } of sites)
      runs.push(await measure(`http://localhost:${(server.address() as AddressInfo).port}/`, executablePath));
  for (const [index, { folder, server, runs }] of sites.entries()) {
    server.close();
    for (const [column, [name, { least = 0, most = Infinity }]] of limits.entries()) {
      const values = runs.map((run) => run[column] ?? NaN).sort((a, b) => a - b);
      const median = values[Math.floor(rounds / 2)] ?? NaN;
      const isWrong = index === 0 && !(median >= least && median <= most);
      if (isWrong) process.exitCode = 1;
      const allowed = most === Infinity ? `${least} or more` : `up to ${most}`;
      const note = isWrong ? `: scripts/budget.json allows ${allowed}` : "";
      console.log(`${folder}: ${name} ${median}, ${values[0]} to ${values.at(-1)}${note}`);
    }
  }
}

runCommand(main);
