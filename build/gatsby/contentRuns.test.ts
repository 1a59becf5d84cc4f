import { readFromDisk } from "../content/sources";
import { assertContentRuns } from "./contentRuns";

describe("content that is run before Gatsby's hooks", () => {
  /** With what Gatsby is stopped when one file is another. */
  const stops = (file: string, text: string): readonly string[] => {
    const said: string[] = [];
    assertContentRuns(
      (name) => (name === file ? text : readFromDisk(name)),
      (message) => said.push(message),
    );
    return said;
  };

  it("stops nothing where it runs", () => {
    expect(stops("", "")).toEqual([]);
  });

  it("names the file that throws", () => {
    expect(stops("src/content/stats.ts", 'throw new Error("spilt");')).toEqual([
      expect.stringMatching(/^src\/content\/stats\.ts\n\(1:1\) can't be run: Error: spilt\./),
    ]);
  });
});

it("is the first thing that Gatsby loads", () => {
  const [first] = readFromDisk("gatsby-node.ts").match(/^import .*/m) ?? [];
  expect(first).toBe('import "./build/gatsby/contentRuns";');
});
