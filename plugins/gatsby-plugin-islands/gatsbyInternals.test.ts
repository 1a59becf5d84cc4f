import { entryOf, isBuild, removeRuntimeElements, removeScripts, unusedFiles } from "./gatsbyInternals";

describe("Gatsby's inside", () => {
  it.each([
    ["its stages", () => isBuild(undefined), "BUILD_STAGE"],
    ["the elements around a page", () => removeRuntimeElements("<main></main>"), "#gatsby-focus-wrapper"],
    ["its scripts in a page", () => removeScripts([null]), "#gatsby-script-loader"],
    ["where it names its files", () => entryOf("{}"), "webpack.stats.json"],
    [
      "into how many files it splits the entry",
      () => entryOf('{"assetsByChunkName":{"islands":["a.js","b.js"]}}'),
      "2",
    ],
    ["what it writes to public", () => unusedFiles(["_gatsby"]), "page-data"],
  ])("ends the build with a sentence when %s changed", (_, use, place) => {
    expect(use).toThrow("Gatsby has changed");
    expect(use).toThrow(place);
  });
});
