/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

describe("Gatsby's inside", () => {
  it.each([
    ["gatsby/cache-dir/develop-static-entry.js", '"$virtual/async-requires"'],
    ["gatsby/dist/redux/index.js", "GATSBY_DISABLE_CACHE_PERSISTENCE"],
    ["eslint-webpack-plugin", "class ESLintWebpackPlugin"],
  ])("has in %s what gatsby-node.ts relies on: %s", (file, text) => {
    const paths = [path.dirname(require.resolve("gatsby/package.json"))];
    expect(readFileSync(require.resolve(file, { paths }), "utf8")).toContain(text);
  });
});
