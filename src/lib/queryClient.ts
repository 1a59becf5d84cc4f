/** The data-fetching client and its defaults (spec, section 9). It is set up; the page asks it for nothing. */
import { QueryClient } from "@tanstack/react-query";

/** How often a failed request is tried again. */
export const retries = 3;
/** The wait before the first retry, in milliseconds; each further one doubles it. */
export const firstRetryDelayMs = 1_000;
/** No wait is longer than this, in milliseconds. */
export const longestRetryDelayMs = 30_000;
/** How long an unused answer is kept, in milliseconds: five minutes. */
export const cacheTimeMs = 300_000;

/**
 * Exponential backoff, capped.
 *
 * @param attempt - How many retries went before; 0 for the first.
 * @returns The wait in milliseconds.
 */
export function retryDelay(attempt: number): number {
  return Math.min(firstRetryDelayMs * 2 ** attempt, longestRetryDelayMs);
}

/** The one client, made once. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: retries, retryDelay, gcTime: cacheTimeMs } },
});
