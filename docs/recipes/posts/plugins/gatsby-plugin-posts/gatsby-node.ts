/** Makes a page of every post, and lists of all of them and of each tag. */
import path from "node:path";

import type { GatsbyNode } from "gatsby";

/** Returns what stands in an address for a text: its letters and digits, in lower case. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Says what is wrong with the first lines of a post. */
function faultOf(lines: Readonly<Record<string, unknown>>, date: string): string | undefined {
  const missing = ["title", "date", "description"].find((field) => !lines[field]);
  if (missing) return `has no ${missing}. Write “${missing}: …” into its first lines.`;
  if (!Array.isArray(lines["tags"] ?? [])) return "has tags that are no list. Write them as [Maps, Plans].";
  if (/^\d{4}-\d\d-\d\d/.test(date) && !Number.isNaN(Date.parse(date))) return undefined;
  return `has the date “${date}”. Write it as 2026-01-31.`;
}

/** The component of each page that this plugin makes, by address. */
const components = new Map<string, string>();

const sameAddress = (address: string): string =>
  `Two pages have the address ${address}. It follows from the name of a file in posts/ or src/pages, or of a tag: rename one.`;

export const createPages: GatsbyNode["createPages"] = ({ getNode, getNodesByType, actions, reporter }) => {
  components.clear();
  const createPage = (address: string, component: string, context: object): void => {
    if (components.has(address)) reporter.panicOnBuild(sameAddress(address));
    components.set(address, component);
    actions.createPage({ path: address, component, context });
  };
  const posts = [...getNodesByType("MarkdownRemark"), ...getNodesByType("Mdx")].flatMap((node) => {
    const file = getNode(node.parent ?? "");
    const lines = node["frontmatter"] as Readonly<Record<string, unknown>>;
    const isDraft = lines["draft"] && process.env["NODE_ENV"] === "production";
    if (file?.["sourceInstanceName"] !== "posts" || isDraft) return [];
    const name = String(file["relativePath"]);
    // YAML makes a date of 2026-01-31; what is written another way stays a text.
    const date = lines["date"] instanceof Date ? lines["date"].toISOString() : String(lines["date"]);
    const fault = faultOf(lines, date);
    if (fault) {
      reporter.panicOnBuild(`posts/${name} ${fault}`);
      return [];
    }
    const slugs = name.replace(/(\/?index)?\.mdx?$/, "").split("/");
    const tags = ((lines["tags"] ?? []) as readonly unknown[]).map(String);
    return {
      id: node.id,
      file: String(file["absolutePath"]),
      address: ["/posts", ...slugs.map(slugOf), ""].join("/"),
      title: String(lines["title"]),
      description: String(lines["description"]),
      date: date.slice(0, 10),
      tags: tags.map((name) => ({ name, address: `/posts/tags/${slugOf(name)}/` })),
    };
  });
  posts.sort((one, other) => other.date.localeCompare(one.date));
  const template = path.resolve("src/templates/post.tsx");
  for (const post of posts)
    createPage(post.address, template + (post.file.endsWith(".mdx") ? `?__contentFilePath=${post.file}` : ""), post);
  const tags = new Map(posts.flatMap((post) => post.tags).map(({ name, address }) => [name, address]));
  for (const [tag, address] of [[undefined, "/posts/"] as const, ...tags]) {
    const listed = posts.filter((post) => !tag || post.tags.some(({ name }) => name === tag));
    createPage(address, path.resolve("src/templates/posts.tsx"), { tag, posts: listed });
  }
};

/** Gatsby asks for the pages of others. MDX makes the page of a post once more. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, reporter }) => {
  const own = components.get(page.path);
  if (own && own !== page.component) reporter.panicOnBuild(sameAddress(page.path));
};
