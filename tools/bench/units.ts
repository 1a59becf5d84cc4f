/** Writes measurements as people read them. */
import type { Spread } from "./statistics";

/** What a number counts. A score is of 100; times are milliseconds unless they are long; a ratio is to the first of its kind. */
export type Unit = "score" | "ms" | "s" | "bytes" | "MiB" | "count" | "shift" | "ratio";

const decimals: Readonly<Record<Unit, number>> = {
  score: 0,
  ms: 0,
  s: 1,
  bytes: 0,
  MiB: 0,
  count: 0,
  shift: 3,
  ratio: 2,
};

/**
 * Writes a number with as many decimals as its unit deserves, and with thousands set apart.
 *
 * @param value - The number, in its unit.
 * @param unit - Decides the decimals. It is not written: it stands once, in the row's label.
 * @returns For example "1,354" or "0.02".
 */
export function formatNumber(value: number, unit: Unit): string {
  const digits = decimals[unit];
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/**
 * Writes a spread, and just the number where nothing varied.
 *
 * @param spread - Median, least and greatest, in the unit.
 * @param unit - Decides the decimals.
 * @returns For example "747 (742–760)".
 */
export function formatSpread({ median, min, max }: Spread, unit: Unit): string {
  const [middle, least, greatest] = [median, min, max].map((value) => formatNumber(value, unit));
  return least === greatest ? `${middle}` : `${middle} (${least}–${greatest})`;
}
