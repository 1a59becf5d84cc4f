import { queryClient, retryDelay } from "./queryClient";

describe("query client", () => {
  it("has the defaults of the requirements (section 9)", () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({ retry: 3, retryDelay, gcTime: 300_000 });
  });

  it.each([
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
    [3, 8_000],
    [4, 16_000],
    [5, 30_000],
    [40, 30_000],
  ])("waits before retry %i for %i ms", (attempt, wait) => {
    expect(retryDelay(attempt)).toBe(wait);
  });
});
