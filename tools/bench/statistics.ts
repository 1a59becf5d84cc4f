/** Boils repeated measurements down to what the table shows. */

/** Repeated measurements of one thing, in the unit that they were taken in. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Finds the median, the least and the greatest.
 *
 * @param values - At least one, in any order and any unit.
 * @returns The three, in the same unit; the median of an even number of values lies halfway between the middle two.
 * @throws When there is no value.
 */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  const [min] = sorted;
  const max = sorted.at(-1);
  if (low === undefined || high === undefined || min === undefined || max === undefined) {
    throw new Error("Nothing was measured, so there is no median.");
  }
  return { median: (low + high) / 2, min, max };
}
