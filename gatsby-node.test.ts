/** @jest-environment node */
import { readFileSync } from "node:fs";

describe("Gatsby's inside", () => {
  it.each([
    ["gatsby/cache-dir/develop-static-entry.js", '"$virtual/async-requires"'],
    ["gatsby/dist/redux/index.js", "GATSBY_DISABLE_CACHE_PERSISTENCE"],
  ])("has in %s what gatsby-node.ts relies on: %s", (file, text) => {
    expect(readFileSync(require.resolve(file), "utf8")).toContain(text);
  });
});
