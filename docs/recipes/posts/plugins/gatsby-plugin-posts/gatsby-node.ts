/** Makes a page of every post, and lists of all of them and of each tag. */
import path from "node:path";

import type { GatsbyNode } from "gatsby";

/** Returns what stands in an address for a text: its letters and digits, in lower case. */
const slugOf = (text: string): string =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Says what is wrong with the name of a post, or with its first lines. */
function faultOf(names: readonly string[], lines: Readonly<Record<string, unknown>>, date: string): string | undefined {
  const missing = ["title", "date", "description"].find((field) => !lines[field]);
  if (missing) return `has no ${missing}. Write “${missing}: …” into its first lines.`;
  const tags: unknown = lines["tags"] ?? [];
  if (!Array.isArray(tags)) return "has tags that are no list. Write them as [Maps, Plans].";
  const number = tags.find((tag) => typeof tag !== "string");
  if (number !== undefined) return `has the tag ${String(number)}, which is no text for YAML. Write it in quotes.`;
  const sign = [...names, ...(tags as readonly string[])].find((name) => !slugOf(name));
  if (sign !== undefined) return `has the name or the tag “${sign}”. Its address needs a letter or a digit: rename it.`;
  if (/^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))) return undefined;
  return `has the date “${date}”. Write it as 2026-01-31, without a time, whose zone may move it to another day.`;
}

/** The component of each page that this plugin makes, by address. */
const components = new Map<string, string>();

const sameAddress = (source: string, address: string): string =>
  `${source} has the address of another page, ${address}. Rename one.`;

export const createPages: GatsbyNode["createPages"] = ({ getNode, getNodesByType, actions, reporter }, options) => {
  components.clear();
  const createPage = (source: string, address: string, component: string, context: object): void => {
    if (components.has(address)) reporter.panicOnBuild(sameAddress(source, address));
    components.set(address, component);
    actions.createPage({ path: address, component, context });
  };
  const template = path.resolve("src/templates/post.tsx");
  const days = new Intl.DateTimeFormat(String(options["language"]), { dateStyle: "long", timeZone: "UTC" });
  const posts = [...getNodesByType("MarkdownRemark"), ...getNodesByType("Mdx")].flatMap((node) => {
    const file = getNode(node.parent ?? "");
    const lines = node["frontmatter"] as Readonly<Record<string, unknown>>;
    const isDraft = lines["draft"] && process.env["NODE_ENV"] === "production";
    if (file?.["sourceInstanceName"] !== "posts" || isDraft) return [];
    const name = String(file["relativePath"]);
    const names = name.replace(/(\/index)?\.\w+$/, "").split("/");
    // YAML makes a time of 2026-01-31; what is written another way stays a text.
    const time = lines["date"];
    const date = (time instanceof Date ? time.toISOString() : String(time)).replace("T00:00:00.000Z", "");
    const fault = faultOf(names, lines, date);
    if (fault) {
      reporter.panicOnBuild(`posts/${name} ${fault}`);
      return [];
    }
    const tags = ((lines["tags"] ?? []) as readonly unknown[]).map(String);
    return {
      id: node.id,
      file: String(file["absolutePath"]),
      address: ["/posts", ...names.map(slugOf), ""].join("/"),
      title: String(lines["title"]),
      description: String(lines["description"]),
      date,
      day: days.format(new Date(date)),
      tags: tags.map((tag) => ({ name: tag, address: `/posts/tags/${slugOf(tag)}/`, file: `posts/${name}` })),
    };
  });
  // Gatsby reads files at once: those of one day would be in another order in each build.
  posts.sort((one, other) => other.date.localeCompare(one.date) || one.address.localeCompare(other.address));
  for (const post of posts) {
    const component = post.file.endsWith(".mdx") ? `${template}?__contentFilePath=${post.file}` : template;
    createPage(post.file, post.address, component, post);
  }
  const list = path.resolve("src/templates/posts.tsx");
  createPage(list, "/posts/", list, { posts });
  const tags = new Map(posts.flatMap((post) => post.tags).map((tag) => [tag.name, tag]));
  for (const { name: tag, address, file } of tags.values()) {
    const listed = posts.filter((post) => post.tags.some(({ name }) => name === tag));
    createPage(`The tag “${tag}” of ${file}`, address, list, { tag, posts: listed });
  }
};

/** Gatsby asks for the pages of others. MDX makes the page of a post once more. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, reporter }) => {
  const own = components.get(page.path);
  if (own && own !== page.component) reporter.panicOnBuild(sameAddress(page.component, page.path));
};
