/** Gathers what was measured, and writes it as tables and as JSON. */
import { type Spread, spreadOf } from "./statistics";
import { formatTable } from "./table";
import { formatNumber, formatSpread, type Unit } from "./units";

/** Every row of the main table, in its order: what it is called, and the unit. */
export const measures = {
  "mobile performance": "score",
  "mobile accessibility": "score",
  "mobile best-practices": "score",
  "mobile seo": "score",
  "desktop performance": "score",
  "desktop accessibility": "score",
  "desktop best-practices": "score",
  "desktop seo": "score",
  "mobile FCP": "ms",
  "mobile LCP": "ms",
  "mobile TBT": "ms",
  "mobile Speed Index": "ms",
  "mobile CLS": "shift",
  "mobile FCP, slowed down": "ms",
  "mobile LCP, slowed down": "ms",
  "mobile TBT, slowed down": "ms",
  "desktop FCP": "ms",
  "desktop LCP": "ms",
  "desktop TBT": "ms",
  "desktop Speed Index": "ms",
  "desktop CLS": "shift",
  "first view": "bytes",
  "of it document": "bytes",
  "of it stylesheet": "bytes",
  "of it script": "bytes",
  "of it font": "bytes",
  "of it image": "bytes",
  "of it other": "bytes",
  requests: "count",
  "scripts after interaction": "bytes",
  "worst interaction at 4× slowdown": "ms",
  "longest task at 4× slowdown": "ms",
  "build time": "s",
  "build memory": "MiB",
} as const satisfies Readonly<Record<string, Unit>>;

/** The name of a row. */
export type Measure = keyof typeof measures;

/** What one subject was measured to be, run by run. */
export type Samples = Partial<Record<Measure, number[]>>;

/** One size of the site. */
export interface GrowthRow {
  readonly factor: number;
  readonly htmlBytes: number;
  readonly brotliBytes: number;
  /** Mobile first contentful paint in milliseconds, run by run: simulated, and in a load that is slowed down. */
  readonly fcp: readonly number[];
  readonly slowedFcp: readonly number[];
  readonly buildSeconds: number;
}

/**
 * Adds a measurement.
 *
 * @param samples - What was measured so far; it is added to.
 * @param measure - The row it belongs to.
 * @param value - The number, in the row's unit; undefined and not-a-number are left out.
 */
export function addSample(samples: Samples, measure: Measure, value: number | undefined): void {
  if (value === undefined || Number.isNaN(value)) return;
  (samples[measure] ??= []).push(value);
}

/**
 * Writes the main table, a column for each subject. A row that nothing was measured for is left out, and a kind
 * of file that nobody has.
 *
 * @param subjects - What was measured of each subject, by its name.
 * @returns A Markdown table of medians, with the least and the greatest where they differ.
 */
export function mainTable(subjects: Readonly<Record<string, Samples>>): string {
  const rows = (Object.entries(measures) as [Measure, Unit][]).flatMap(([measure, unit]) => {
    const cells = Object.values(subjects).map((samples) => samples[measure]);
    if (cells.every((values) => values === undefined)) return [];
    if (measure.startsWith("of it") && cells.flatMap((values) => values ?? []).every((value) => value === 0)) return [];
    const label = unit === "score" || unit === "count" || unit === "shift" ? measure : `${measure}, ${unit}`;
    return [[label, ...cells.map((values) => (values ? formatSpread(spreadOf(values), unit) : "–"))]];
  });
  return formatTable(["", ...Object.keys(subjects)], rows);
}

/**
 * Writes the table of growth. Ratios are to the first row.
 *
 * @param rows - One for each size, the site as it is first.
 * @returns A Markdown table.
 */
export function growthTable(rows: readonly GrowthRow[]): string {
  const [base] = rows;
  if (!base) return "";
  const ratio = (values: readonly number[], to: readonly number[]) =>
    formatNumber(spreadOf(values).median / spreadOf(to).median, "ratio");
  return formatTable(
    [
      "content",
      ...["HTML, bytes", "ratio", "HTML in Brotli, bytes", "ratio"],
      ...["mobile FCP, ms", "ratio", "slowed down, ms", "ratio"],
      "build time, s",
    ],
    rows.map(({ factor, htmlBytes, brotliBytes, fcp, slowedFcp, buildSeconds }) => [
      `${factor}×`,
      formatNumber(htmlBytes, "bytes"),
      formatNumber(htmlBytes / base.htmlBytes, "ratio"),
      formatNumber(brotliBytes, "bytes"),
      formatNumber(brotliBytes / base.brotliBytes, "ratio"),
      formatSpread(spreadOf(fcp), "ms"),
      ratio(fcp, base.fcp),
      formatSpread(spreadOf(slowedFcp), "ms"),
      ratio(slowedFcp, base.slowedFcp),
      formatNumber(buildSeconds, "s"),
    ]),
  );
}

/**
 * Summarises the samples for a program to read.
 *
 * @param subjects - What was measured of each subject, by its name.
 * @returns By subject and row: the unit, the median, the least, the greatest and every value.
 */
export function summarise(subjects: Readonly<Record<string, Samples>>) {
  return Object.fromEntries(
    Object.entries(subjects).map(([name, samples]) => [
      name,
      Object.fromEntries(
        (Object.entries(samples) as [Measure, number[]][]).map(([measure, values]) => [
          measure,
          { unit: measures[measure], ...(spreadOf(values) satisfies Spread), values },
        ]),
      ),
    ]),
  );
}
