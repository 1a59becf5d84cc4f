/**
 * Measures a built site with Lighthouse for mobile: `npm run lighthouse [folder] [other folder] [rounds]`. Prints medians and ranges,
 * of two folders in turn, and ends with 1 when a median of the first is outside `budget.json` (scores of 100, milliseconds, bytes).
 */
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";

import { chromium } from "@playwright/test";

import { chromiumFlags, findChromium, howToInstall } from "./browsers";
import budget from "./budget.json";
import { serve } from "./serve";

const names = Object.keys(budget) as (keyof typeof budget)[];
const debuggingPort = 9333;

/** Returns the figure of each name of the budget. */
async function measure(url: string, executablePath: string): Promise<readonly number[]> {
  const { default: lighthouse } = await import("lighthouse");
  const args = [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath, args });
  const result = await lighthouse(url, { port: debuggingPort, logLevel: "error", disableFullPageScreenshot: true });
  await browser.close();
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}.`);
  const { audits, categories } = result.lhr;
  return names.map(
    (name) => (categories[name] ? 100 * (categories[name].score ?? 0) : audits[name]?.numericValue) ?? NaN,
  );
}

async function main(): Promise<void> {
  const values = process.argv.slice(2);
  const folders = values.filter((value) => existsSync(value));
  const rounds = Number(values.find((value) => /^\d+$/.test(value)) ?? 5);
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`No browser found: ${howToInstall}.`);
  const servers = await Promise.all((folders.length > 0 ? folders : ["public"]).map((folder) => serve(folder, 0)));
  const measured: (readonly number[])[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, server] of servers.entries()) {
      const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
      measured[index]?.push(await measure(url, executablePath));
    }
  }
  for (const server of servers) server.close();
  const medians = measured.map((runs, index) =>
    names.map((name, column) => {
      const sorted = runs.map((run) => run[column] ?? NaN).sort((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)] ?? NaN;
      console.log(`${folders[index] ?? "public"}: ${name} ${middle}, ${sorted[0]} to ${sorted.at(-1)}`);
      return middle;
    }),
  );
  for (const [index, name] of names.entries()) {
    const [{ least = 0, most = Infinity }, median = NaN] = [
      budget[name] as { least?: number; most?: number },
      medians[0]?.[index],
    ];
    if (median >= least && median <= most) continue;
    console.error(
      `${name} is ${median}; scripts/budget.json allows ${most === Infinity ? `${least} or more` : `up to ${most}`}.`,
    );
    process.exitCode = 1;
  }
}

void main();
