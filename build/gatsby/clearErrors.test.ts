import type { Reporter } from "gatsby";

import { withClearErrors } from "./clearErrors";

/** What Gatsby was told to stop with. */
async function saidOf(work: () => Promise<void> | void): Promise<readonly string[]> {
  const said: string[] = [];
  await withClearErrors({ panic: (message: string) => said.push(message) } as unknown as Reporter, work);
  return said;
}

describe("a hook that fails", () => {
  it("stops Gatsby with the message that was meant, and no stack", async () => {
    expect(await saidOf(() => Promise.reject(new Error("src/site.ts: url is missing.")))).toEqual([
      "src/site.ts: url is missing.",
    ]);
  });

  it("keeps the stack of a mistake", async () => {
    const [said] = await saidOf(() => void (undefined as unknown as { readonly title: string }).title.length);
    expect(said).toMatch(/^TypeError: .*title[^]*\n +at /);
  });

  it("stops nothing where all went well", async () => {
    expect(await saidOf(() => undefined)).toEqual([]);
  });
});
