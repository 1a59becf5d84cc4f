import { QueryClient } from "@tanstack/react-query";

/** How often a failed request is tried again (requirements, section 9). */
const retries = 3;
/** The wait before the first retry, in milliseconds; each further one doubles it. */
const firstRetryDelayMs = 1_000;
/** No wait is longer than this, in milliseconds. */
const longestRetryDelayMs = 30_000;
/** How long an unused response stays in the cache, in milliseconds. */
const cacheTimeMs = 300_000;

/** Returns the wait before a retry in milliseconds: exponential backoff, capped. `attempt` is 0 before the first. */
export function retryDelay(attempt: number): number {
  return Math.min(firstRetryDelayMs * 2 ** attempt, longestRetryDelayMs);
}

/** The client that the providers share. The page makes no query. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: retries, retryDelay, gcTime: cacheTimeMs } },
});
