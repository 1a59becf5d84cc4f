/** What the recipes say of a wrong file: each names it, and what to write. */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { expect, test } from "@playwright/test";
import type { GatsbyNode } from "gatsby";

import { copyFolder } from "./copySite";

/** Load a module of the site that follows the recipes. */
const [loadOfBlog, loadOfStudio] = [copyFolder("blog"), copyFolder("studio")].map((folder) =>
  createRequire(path.join(folder, "package.json")),
) as [NodeJS.Require, NodeJS.Require];

let messages: string[];
const reporter = { panicOnBuild: (message: string) => void messages.push(message) };
test.beforeEach(() => void (messages = []));

const expectMessage = (text: string | RegExp): void => expect(messages).toEqual([expect.stringMatching(text)]);

test.describe("posts", () => {
  const post = { title: "A title", date: "2026-01-31", description: "A description." };

  /** Makes the pages of posts, whose first lines are given by the names of their files. */
  function createPages(posts: Readonly<Record<string, object>>) {
    const addresses: string[] = [];
    const contexts: object[] = [];
    const plugin = loadOfBlog("./plugins/gatsby-plugin-posts/gatsby-node.ts") as GatsbyNode;
    const nodes = Object.entries(posts).map(([name, frontmatter]) => ({ id: name, parent: name, frontmatter }));
    const getNode = (name: string): object => ({ sourceInstanceName: "posts", relativePath: name, absolutePath: name });
    const getNodesByType = (type: string): readonly object[] => (type === "Mdx" ? [] : nodes);
    const args = {
      getNode,
      getNodesByType,
      actions: {
        createPage: ({ path: address, context }: { readonly path: string; readonly context: object }) => {
          addresses.push(address);
          contexts.push(context);
        },
      },
      reporter,
    };
    void plugin.createPages?.(args as never, { language: "en-GB" } as never, () => undefined);
    return { plugin, addresses, contexts };
  }

  for (const [what, posts, message] of [
    ["no title", { "a.md": { ...post, title: undefined } }, /^posts\/a\.md has no title\. Write/],
    ["no date", { "a.md": { ...post, date: undefined } }, /^posts\/a\.md has no date\. Write/],
    ["no description", { "a.md": { ...post, description: "" } }, /^posts\/a\.md has no description\. Write/],
    ["tags that are no list", { "a.md": { ...post, tags: "Maps" } }, /^posts\/a\.md has tags that are no list\. Write/],
    ["a number as a tag", { "a.md": { ...post, tags: [1.1] } }, /^posts\/a\.md has the tag 1\.1, .* in quotes\.$/],
    [
      "another form of date",
      { "a.md": { ...post, date: "1.2.2026" } },
      /^posts\/a\.md has the date “1\.2\.2026”\. Write/,
    ],
    [
      "a time",
      { "a.md": { ...post, date: new Date("2026-01-31T20:00:00-05:00") } },
      /^posts\/a\.md has the date “2026/,
    ],
    ["a name of signs", { "2026/🎉.md": post }, /^posts\/2026\/🎉\.md has the name or the tag “🎉”/],
    ["a tag of signs", { "a.md": { ...post, tags: ["++"] } }, /^posts\/a\.md has the name or the tag “\+\+”/],
    ["the address of another", { "My a.md": post, "my-a.mdx": post }, /^my-a\.mdx has the address .*\/posts\/my-a\/\./],
    [
      "the address of a list",
      { "tags/a.md": { ...post, tags: ["a"] } },
      /^The tag “a” of posts\/tags\/a\.md has the address/,
    ],
    [
      "two tags with one address",
      { "a.md": { ...post, tags: ["C", "C++"] } },
      /^The tag “C\+\+” of posts\/a\.md has .*\/c\//,
    ],
  ] as const) {
    test(`with ${what} are reported`, () => {
      createPages(posts);
      expectMessage(message);
    });
  }

  test("with the address of a page are reported", () => {
    const { plugin } = createPages({ "a.md": post });
    const page = { path: "/posts/a/", component: path.resolve("src/pages/posts/a.tsx") };
    void plugin.onCreatePage?.({ page, reporter } as never, {} as never, () => undefined);
    expectMessage(/src\/pages\/posts\/a\.tsx has the address of another page, \/posts\/a\//);
  });

  test("have an address by their names, with “index” as a whole name left out of a folder", () => {
    const names = [
      "My tour.md",
      "Gru\u0308n.md",
      "2026/index.md",
      "my-index.md",
      "index.md",
      "index/a.md",
      "b.MD",
      "c.markdown",
    ];
    const { addresses } = createPages(Object.fromEntries(names.map((name) => [name, post])));
    expect(addresses).toEqual(
      expect.arrayContaining(
        ["my-tour", "gr\u00fcn", "2026", "my-index", "index", "index/a", "b", "c"].map((name) => `/posts/${name}/`),
      ),
    );
    expect(messages).toEqual([]);
  });

  test("of one day are in the order of their addresses, whichever is read first", () => {
    const pagesOf = (...names: readonly string[]): unknown =>
      createPages(Object.fromEntries(names.map((name) => [name, post]))).contexts.at(-1);
    for (const names of [
      ["a.md", "b.md"],
      ["b.md", "a.md"],
    ])
      expect(pagesOf(...names)).toMatchObject({ posts: [{ address: "/posts/a/" }, { address: "/posts/b/" }] });
  });

  test("name no field as Gatsby does, which would warn of each page", () => {
    const { contexts } = createPages({ "a.md": { ...post, tags: ["a"] } });
    const fields = contexts.flatMap((context) => Object.keys(context));
    expect(fields).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(path|matchPath|component)$/)]));
  });

  test.describe("link", () => {
    /** Follows the links of a post beside which some files lie. Returns their addresses. */
    function follow(urls: readonly string[]): readonly string[] {
      const plugin = loadOfBlog("./plugins/gatsby-remark-posts/index.mjs") as {
        readonly default: (args: object) => void;
      };
      const children = urls.map((url) => ({ type: "link", url }));
      const files = [
        "b.md",
        "a b.jpg",
        "c+d.jpg",
        "100%.jpg",
        "gru\u0308n.jpg",
        "IMG_1.JPG",
        "e.Jpeg",
        "f#g.pdf",
        "H.PDF",
      ];
      plugin.default({
        markdownAST: { type: "root", children },
        markdownNode: {},
        getNode: () => ({ dir: "/posts", relativePath: "a.md" }),
        getNodesByType: (type: string) =>
          type === "SitePage"
            ? [{ path: "/posts/b/", context: { file: "/posts/b.md" } }]
            : files.map((name) => ({
                absolutePath: `/posts/${name}`,
                internal: { mediaType: name.endsWith("df") || name.endsWith("DF") ? "application/pdf" : "image/jpeg" },
              })),
        pathPrefix: "/site",
        reporter,
      });
      return children.map(({ url }) => url);
    }

    for (const [url, address] of [
      ["./b.md#end", "/site/posts/b/#end"],
      ["https://example.com/", "https://example.com/"],
      ["/privacy/", "/privacy/"],
      ["#end", "#end"],
      ["mailto:a@example.com", "mailto:a@example.com"],
      ["a%20b.jpg", "a b.jpg"],
      ["./a b.jpg", "a b.jpg"],
      ["c+d.jpg", "c+d.jpg"],
      ["100%.jpg", "100%.jpg"],
      ["gr\u00fcn.jpg", "gru\u0308n.jpg"],
      ["H.PDF", "H.PDF"],
    ] as const) {
      test(`${url} leads to ${address}`, () => {
        expect(follow([url])).toEqual([address]);
        expect(messages).toEqual([]);
      });
    }

    for (const [url, message] of [
      ["./c.jpg", "which is no file beside it"],
      ["c.md", "which is no file beside it"],
      ["IMG_1.JPG", "Rename it: the ending of a picture in lower case"],
      ["e.Jpeg", "Rename it: the ending of a picture in lower case"],
      ["f%23g.pdf", "no name with # or ?"],
    ] as const) {
      test(`${url} is refused`, () => {
        follow([url]);
        expectMessage(`posts/a.md leads to “${url}”`);
        expectMessage(message);
      });
    }
  });

  test("of broken MDX are reported with the line", async () => {
    const { nameLines } = loadOfBlog("./plugins/gatsby-plugin-posts/nameLines.mjs") as {
      readonly nameLines: () => void;
    };
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
    ["moving.gif", "GIF89a\x01\0\x01\0\0\0\0;"],
    ["renamed.jpg", heic],
    ["pointer.jpg", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"],
  ] as const) {
    test(`that can't be shown are reported: ${name}`, async ({}, testInfo) => {
      const { onCreateNode } = loadOfBlog("./plugins/gatsby-plugin-photos/gatsby-node.mjs") as {
        readonly onCreateNode: (args: object) => Promise<void>;
      };
      const absolutePath = testInfo.outputPath(name);
      writeFileSync(absolutePath, content);
      const internal = { type: "File", contentDigest: name };
      await onCreateNode({
        node: { absolutePath, extension: path.extname(name).slice(1), internal, sourceInstanceName: "photos" },
        reporter,
      });
      expectMessage(/(heic|jpg) is no photo|gif is gif/);
    });
  }
});

test.describe("records of a CMS", () => {
  const record = { name: "A", position: "B", company: "C", content: "D", rating: 5 };

  for (const [what, change, message] of [
    ["right", {}, undefined],
    ["a text as a rating", { rating: "5" }, 'rating is "5". Write a whole number from 1 to 5.'],
    ["a missing text", { content: undefined }, "content is empty. Write the text, or remove the record."],
    ["a list as a name", { name: ["A"] }, "name is empty. Write the text, or remove the record."],
  ] as const) {
    test(`are checked before a build and while editing: ${what}`, () => {
      const plugin = loadOfStudio("./plugins/gatsby-plugin-cms/gatsby-node.ts") as GatsbyNode;
      const getNode = (): object => ({ relativePath: "testimonials/a.json" });
      const getNodesByType = (): readonly object[] => [{ ...record, ...change, parent: "a" }];
      void plugin.createPages?.({ getNode, getNodesByType, reporter } as never, {} as never, () => undefined);
      expect(messages).toEqual(message ? [`src/cms/testimonials/a.json: ${message}`] : []);
    });
  }
});
