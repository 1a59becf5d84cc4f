/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { buildIslands, islandsOf } from "./buildIslands";
import { openFolder } from "./builtFolder";

const folder = mkdtempSync(path.join(os.tmpdir(), "islands-"));
afterAll(() => rmSync(folder, { recursive: true }));

const sources = {
  "Counter.tsx": `import "./Counter.css"; import { withPrefix } from "gatsby"; import photo from "./a.avif"; export const Counter = () => withPrefix("/a/") + photo;`,
  "my-list.tsx": `export default () => "of my-list" + process.env.GATSBY_KEY + process.env.GATSBY_GONE;`,
  "Counter.css": "b { color: red }",
  "a.avif": "",
  "Counter.test.tsx": `throw new Error("no island");`,
};

describe("islands", () => {
  const source = path.join(folder, "islands");
  beforeAll(() => {
    mkdirSync(source);
    for (const [name, text] of Object.entries(sources)) writeFileSync(path.join(source, name), text);
  });

  it("are found in a page, each once", () => {
    const island = `<gatsby-island data-name="Counter"></gatsby-island>`;
    expect(islandsOf(`${island}<p></p>${island}`)).toEqual(["Counter"]);
  });

  it("are built into two scripts, of which a page loads the first", async () => {
    const built = path.join(folder, "built");
    process.env["GATSBY_KEY"] = "of the shell";
    const { entry } = await buildIslands(["Counter", "my-list"], source, built, "/site");
    const [first = "", second = ""] = openFolder(built)
      .names()
      .filter((name) => name.endsWith(".js"))
      .sort();
    expect(entry).toBe(`/site/${first}`);
    const read = (name: string): string => readFileSync(path.join(built, name), "utf8");
    expect(read(first)).toContain(path.basename(second));
    expect(read(first)).not.toContain("of my-list");
    const texts = ["of my-list", "of the shell", '"/site"'];
    expect(texts.filter((text) => !read(second).includes(text))).toEqual([]);
    expect(read(second).match(/"\/site\/static\/a-\w+\.avif"/)).not.toBeNull();
    // Browsers have no such object.
    expect(read(second).match(/.{20}process\.env.{20}/g)).toBeNull();
  });

  it("name the folder that has no file for one", async () => {
    await expect(buildIslands(["Gone"], source, folder, "")).rejects.toThrow(`${source} has no file Gone.tsx`);
  });
});
