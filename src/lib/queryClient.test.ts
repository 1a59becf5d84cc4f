import { queryClient, retryDelay } from "./queryClient";

describe("the query client", () => {
  it("has the defaults of the specification", () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({ retry: 3, retryDelay, gcTime: 300_000 });
  });

  it.each([
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
    [4, 16_000],
    [5, 30_000],
    [40, 30_000],
  ])("waits, before retry %i, %i ms: doubling, capped at 30 s", (attempt, wait) => {
    expect(retryDelay(attempt)).toBe(wait);
  });
});
