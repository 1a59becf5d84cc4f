/**
 * Compares the performance of two builds: `npm run compare <folder before> <folder after> [rounds] [slowdown]`. Measures both in
 * turn with Lighthouse (mobile, simulated slow 4G), and the slowest interaction at a processor four times slower; prints medians,
 * ratios and ranges. `slowdown` is Lighthouse's factor for the processor. The default of 4 is for a fast machine; a slow one needs less
 * (docs/throttling.md in Lighthouse's repository).
 */
import type { AddressInfo } from "node:net";

import { type Browser, chromium } from "@playwright/test";

import { chromiumFlags, findChromium, howToInstall } from "./browsers";
import { serve } from "./serve";

/** One measurement; times in milliseconds, sizes in bytes. */
type Figures = Readonly<Record<string, number>>;

const debuggingPort = 9333;

async function lighthouseFigures(url: string, cpuSlowdownMultiplier: number): Promise<Figures> {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: "error",
    disableFullPageScreenshot: true,
    throttling: { cpuSlowdownMultiplier },
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { audits, categories } = result.lhr;
  const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  // On the network of this machine, without the simulation.
  const [observed] = (audits["metrics"]?.details as { items: Record<string, number>[] } | undefined)?.items ?? [];
  const scores = Object.entries(categories).map(([name, { score }]) => [
    `score: ${name}`,
    Math.round((score ?? 0) * 100),
  ]);
  return {
    "first contentful paint": value("first-contentful-paint"),
    "observed first paint": observed?.["observedFirstPaint"] ?? NaN,
    "largest contentful paint": value("largest-contentful-paint"),
    "total blocking time": value("total-blocking-time"),
    "layout shift": value("cumulative-layout-shift"),
    "first view": value("total-byte-weight"),
    ...(Object.fromEntries(scores) as Figures),
  };
}

/** Presses every link and button of the page, and returns the longest time from an input to the next paint. */
async function interactionFigures(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => durations.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "event",
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
    addEventListener("click", (event) => (event.target as Element).closest("a") && event.preventDefault());
  });
  await page.goto(url);
  for (const element of await page.locator("a[href]:not([href='#main']):visible, button:visible").all()) {
    await element.scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    await element.tap({ force: true });
    await page.waitForTimeout(150);
    await page.keyboard.press("Escape");
  }
  await page.waitForTimeout(500);
  const slowest = await page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
  await page.close();
  return { "slowest interaction": slowest };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function main(): Promise<void> {
  const [before, after, rounds = "5", slowdown = "4"] = process.argv.slice(2);
  if (!before || !after)
    throw new Error("Give two folders of built sites: npm run compare <before> <after> [rounds] [slowdown]");
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`No browser found: ${howToInstall}.`);
  const servers = [await serve(before, 0), await serve(after, 0)];
  const measured: Figures[][] = [[], []];
  for (let round = 0; round < Number(rounds); round++) {
    for (const [index, server] of servers.entries()) {
      const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
      const args = [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`];
      const browser = await chromium.launch({ executablePath, args });
      measured[index]?.push({
        ...(await lighthouseFigures(url, Number(slowdown))),
        ...(await interactionFigures(browser, url)),
      });
      await browser.close();
    }
    console.error(`Round ${round + 1} of ${rounds}`);
  }
  for (const server of servers) server.close();
  const names = Object.keys(measured[0]?.[0] ?? {});
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  const rangeOf = (name: string): string => {
    const values = (measured[1] ?? []).map((run) => run[name] ?? NaN);
    return `${rounded(Math.min(...values))} to ${rounded(Math.max(...values))}`;
  };
  console.table(
    Object.fromEntries(
      names.map((name) => {
        const [a = NaN, b = NaN] = measured.map((runs) => median(runs.map((run) => run[name] ?? NaN)));
        return [
          name,
          { before: rounded(a), after: rounded(b), ratio: (b / a).toFixed(3), "after, range": rangeOf(name) },
        ];
      }),
    ),
  );
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
