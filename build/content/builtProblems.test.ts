import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { pageMarkdown } from "../findable/pageMarkdown";
import { shareImage } from "../findable/shareImage";
import { absoluteUrl } from "../../src/lib/absoluteUrl";
import { builtProblems, markProblems, sampleMark } from "./builtProblems";
import { describeProblem } from "./problem";

jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(tmpdir(), "built-"));
const write = (name: string, content: string | Buffer): void => {
  writeFileSync(path.join(folder, name), content);
};
const complaints = async (): Promise<readonly string[]> => (await builtProblems(folder)).map(describeProblem);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("asks for a build where there is none", async () => {
  expect(await complaints()).toEqual([
    expect.stringContaining("has no built site in it. Build the site: npm run build."),
  ]);
});

it("sees a build that is older than the content, and another share image", async () => {
  write("index.html", "<html></html>");
  write("index.md", "An older text");
  write("share.png", "another image");
  expect(await complaints()).toEqual([
    expect.stringContaining("is older than the content"),
    expect.stringContaining("is not the present share image"),
  ]);
});

it("finds the sample's name and addresses in the built files", async () => {
  write("index.md", pageMarkdown(absoluteUrl("/")));
  write("share.png", await shareImage());
  write("index.html", "<title>Longitude</title><a href='https://example.com/'>");
  const found = await complaints();
  expect(found).toContainEqual(expect.stringContaining("index.html:  still says “Longitude”"));
  expect(found).toContainEqual(expect.stringContaining("index.html:  still says “example.com”"));
  expect(found.filter((line) => !line.includes("still says"))).toEqual([]);
});

it("knows the sample's mark", () => {
  expect(markProblems(`<svg><path d="M9.8 21.3${sampleMark}"/></svg>`)).toHaveLength(1);
  expect(markProblems('<svg><path d="M3 20L12 4L21 20Z"/></svg>')).toEqual([]);
});
