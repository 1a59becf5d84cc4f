/** What the recipes say of a wrong file: each names it, and what to write. */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { expect, test } from "@playwright/test";
import type { GatsbyNode } from "gatsby";

import { built } from "./recipesSite";

/** Loads a module of the site that follows the recipes. */
const load = createRequire(path.resolve(built, "../package.json"));

let messages: string[];
const reporter = { panicOnBuild: (message: string) => void messages.push(message) };
test.beforeEach(() => void (messages = []));

const expectMessage = (text: string): void => expect(messages).toEqual([expect.stringContaining(text)]);

test.describe("posts", () => {
  const post = { title: "A title", date: "2026-01-31", description: "A description." };

  /** Makes the pages of posts, whose first lines are given by the names of their files. */
  function createPages(posts: Readonly<Record<string, object>>): GatsbyNode {
    const plugin = load("./plugins/gatsby-plugin-posts/gatsby-node.ts") as GatsbyNode;
    const nodes = Object.entries(posts).map(([name, frontmatter]) => ({ id: name, parent: name, frontmatter }));
    const getNode = (name: string): object => ({ sourceInstanceName: "posts", relativePath: name, absolutePath: name });
    const getNodesByType = (type: string): readonly object[] => (type === "Mdx" ? [] : nodes);
    const args = { getNode, getNodesByType, actions: { createPage: () => undefined }, reporter };
    void plugin.createPages?.(args as never, {} as never, () => undefined);
    return plugin;
  }

  for (const [what, posts, message] of [
    ["no description", { "a.md": { ...post, description: "" } }, "posts/a.md has no description. Write"],
    ["tags that are no list", { "a.md": { ...post, tags: "Maps" } }, "posts/a.md has tags that are no list. Write"],
    ["another form of date", { "a.md": { ...post, date: "1.2.2026" } }, "posts/a.md has the date “1.2.2026”. Write"],
    ["the address of another", { "My a.md": post, "my-a.mdx": post }, "Two pages have the address /posts/my-a/."],
    ["the address of a list", { "tags/a.md": { ...post, tags: ["a"] } }, "Two pages have the address /posts/tags/a/."],
    ["two tags with one address", { "a.md": { ...post, tags: ["C", "C++"] } }, "the address /posts/tags/c/."],
  ] as const) {
    test(`with ${what} are reported`, () => {
      createPages(posts);
      expectMessage(message);
    });
  }

  test("with the address of a page are reported", () => {
    const { onCreatePage } = createPages({ "a.md": post });
    const page = { path: "/posts/a/", component: path.resolve("src/pages/posts/a.tsx") };
    void onCreatePage?.({ page, reporter } as never, {} as never, () => undefined);
    expectMessage("Two pages have the address /posts/a/.");
  });

  test("with a link that leads nowhere are reported", () => {
    const plugin = load("./plugins/gatsby-remark-posts/index.mjs") as { readonly default: (args: object) => void };
    const right = ["package.json", "https://example.com/", "/privacy/", "#end", "mailto:a@example.com"];
    const children = ["./b.md#end", ...right, "./c.jpg", "README.md"].map((url) => ({ type: "link", url }));
    const dir = path.resolve(".");
    plugin.default({
      markdownAST: { type: "root", children },
      markdownNode: {},
      getNode: () => ({ dir, relativePath: "a.md" }),
      getNodesByType: () => [{ path: "/posts/b/", context: { file: path.posix.join(dir, "b.md") } }],
      pathPrefix: "/site",
      reporter,
    });
    expect(children[0]?.url).toBe("/site/posts/b/#end");
    expect(messages).toHaveLength(2);
    expect(messages.join()).toMatch(/posts\/a\.md leads to “\.\/c\.jpg”.*posts\/a\.md leads to “README\.md”/);
  });

  test("of broken MDX are reported with the line", async () => {
    const { nameLines } = load("./plugins/gatsby-plugin-posts/nameLines.mjs") as { readonly nameLines: () => void };
    const { createProcessor } = await import("@mdx-js/mdx");
    const result = createProcessor({ remarkPlugins: [nameLines] }).process("A line.\n\na {b");
    await expect(result).rejects.toThrow(
      "Line 3 below the front matter, column 5: Unexpected end of file in expression",
    );
  });
});

test.describe("photos", () => {
  const heic = "\0\0\0\x18ftypheic\0\0\0\0mif1heic";

  for (const [name, content] of [
    ["team.heic", heic],
    ["renamed.jpg", heic],
    ["pointer.jpg", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"],
  ] as const) {
    test(`that can't be shown are reported: ${name}`, async ({}, testInfo) => {
      const { onCreateNode } = load("./plugins/gatsby-plugin-photos/gatsby-node.mjs") as {
        readonly onCreateNode: (args: object) => Promise<void>;
      };
      const absolutePath = testInfo.outputPath(name);
      writeFileSync(absolutePath, content);
      const internal = { type: "File", contentDigest: name };
      await onCreateNode({ node: { absolutePath, extension: path.extname(name).slice(1), internal }, reporter });
      expectMessage(`${name} is no photo`);
    });
  }
});

test.describe("records of a CMS", () => {
  const record = { name: "A", position: "B", company: "C", content: "D", rating: 5 };

  for (const [what, change, message] of [
    ["right", {}, undefined],
    ["a text as a rating", { rating: "5" }, 'a.json: rating is "5". Write a whole number from 1 to 5.'],
    ["a missing text", { content: undefined }, "a.json: content is empty. Write the text, or remove the record."],
    ["a list as a name", { name: ["A"] }, "a.json: name is empty. Write the text, or remove the record."],
  ] as const) {
    test(`are checked: ${what}`, () => {
      const { testimonialDiagnostics } = load("./src/cms/testimonialDiagnostics.ts") as {
        readonly testimonialDiagnostics: (place: string, record: object) => readonly string[];
      };
      expect(testimonialDiagnostics("a.json", { ...record, ...change })).toEqual(message ? [message] : []);
    });
  }
});
