/** Lighthouse: with its simulated throttling, the numbers that others publish too; and with a network and a processor that are slow. */
import type { Result } from "lighthouse";

import { freePort } from "../../e2e/harness/freePort";
import { withBrowser } from "./browser";

/** The two devices that Lighthouse knows. */
export type Device = "mobile" | "desktop";

/** Whether the times are worked out from a fast load, as Lighthouse does by itself, or measured in a load that is slowed down. */
export type Throttling = "simulated" | "applied";

/** What one run of Lighthouse says. */
export interface LighthouseRun {
  /** Scores of 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  /** In milliseconds, but for the layout shift, which is a share of the view. */
  readonly times: Readonly<Record<"fcp" | "lcp" | "tbt" | "si" | "cls", number>>;
  /** The audits that cost points, as "category: audit". */
  readonly audits: readonly string[];
}

const times = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  si: "speed-index",
  cls: "cumulative-layout-shift",
} as const;

/** What Lighthouse scores. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** A busy machine now and then keeps Lighthouse from seeing the page load; it says so, and may be asked again. */
const attempts = 3;

/**
 * Runs Lighthouse once, in a browser of its own.
 *
 * @param url - The page.
 * @param device - Decides the view, and how slow it is.
 * @param throttling - Where the times come from.
 * @returns Scores, times and what cost points.
 * @throws When Lighthouse could not load or measure the page, after three attempts.
 */
export async function runLighthouse(
  url: string,
  device: Device,
  throttling: Throttling = "simulated",
): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, ...lhr } = await audit(url, device, throttling);
    if (!runtimeError) return readResult(lhr);
    if (attempt === attempts) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  }
}

async function audit(url: string, device: Device, throttling: Throttling): Promise<Result> {
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const port = await freePort();
  const throttlingMethod = throttling === "applied" ? "devtools" : "simulate";
  const config = device === "desktop" ? desktopConfig : undefined;
  const result = await withBrowser(
    () => lighthouse(url, { port, logLevel: "error", disableFullPageScreenshot: true, throttlingMethod }, config),
    port,
  );
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  return result.lhr;
}

function readResult(lhr: Omit<Result, "runtimeError">): LighthouseRun {
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: mapValues(toRecord(categories), (id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    times: mapValues(times, number),
    audits: categories.flatMap((id) =>
      (lhr.categories[id]?.auditRefs ?? []).flatMap(({ id: name, weight }) => {
        const audit = lhr.audits[name];
        if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return [];
        return `${id}: ${audit.title}`;
      }),
    ),
  };
}

function toRecord<K extends string>(keys: readonly K[]): Record<K, K> {
  return Object.fromEntries(keys.map((key) => [key, key])) as Record<K, K>;
}

function mapValues<K extends string, A, B>(record: Readonly<Record<K, A>>, change: (value: A) => B): Record<K, B> {
  return Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, change(value)])) as Record<K, B>;
}
