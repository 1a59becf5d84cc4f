/** Puts into words what a screen reader finds in a page: Chromium's accessibility tree, in reading order, a line for each stop. */
import type { CDPSession } from "playwright-core";

type Node = Awaited<ReturnType<typeof readTree>>[number];

/** Roles that are named when they are come to, in the words of a screen reader. */
const spoken: Readonly<Record<string, string>> = {
  banner: "banner",
  main: "main",
  contentinfo: "content information",
  navigation: "navigation",
  region: "region",
  list: "list",
  DescriptionList: "list of definitions",
  figure: "figure",
  blockquote: "quotation",
  heading: "heading",
  link: "link",
  button: "button",
  image: "image",
  term: "term",
  definition: "definition",
};

/** Roles whose text is read in one go, and whose inside is nothing to stop at. */
const wholes = new Set(["heading", "link", "button", "image", "term", "definition", "StaticText"]);

/** Roles that may hold a link, or else are read in one go. */
const blocks = new Set(["paragraph", "Figcaption", "listitem"]);
const stops = new Set([...Object.keys(spoken), "paragraph", "listitem"]);

async function readTree(session: CDPSession) {
  return (await session.send("Accessibility.getFullAXTree")).nodes;
}

/**
 * Reads a page.
 *
 * @param session - A session of the page's target.
 * @returns What is said, a line for each stop, indented by what encloses it.
 */
export async function transcriptOf(session: CDPSession): Promise<string[]> {
  const nodes = await readTree(session);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = (node: Node): Node[] => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const roleOf = (node: Node): string => (node.ignored ? "" : String(node.role?.value ?? ""));
  const nameOf = (node: Node): string => tidy(String(node.name?.value ?? ""));
  const textOf = (node: Node): string =>
    roleOf(node) === "StaticText" ? nameOf(node) : tidy(childrenOf(node).map(textOf).join(" "));
  const hasStops = (node: Node): boolean =>
    childrenOf(node).some((child) => stops.has(roleOf(child)) || hasStops(child));

  /** What is said of a node as it is come to. */
  const words = (node: Node): string => {
    const role = roleOf(node);
    const text = wholes.has(role) || blocks.has(role) ? nameOf(node) || textOf(node) : nameOf(node);
    const level = node.properties?.find(({ name }) => name === "level")?.value.value as number | undefined;
    const name = [spoken[role], role === "heading" && level !== undefined && `level ${level}`]
      .filter(Boolean)
      .join(" ");
    const items = childrenOf(node).filter((child) => roleOf(child) === "listitem").length;
    const count = role === "list" ? `, ${items} ${items === 1 ? "item" : "items"}` : "";
    return [name, text].filter(Boolean).join(": ") + count;
  };

  const read = (node: Node): string[] => {
    const role = roleOf(node);
    const inside = (): string[] => childrenOf(node).flatMap(read);
    if (wholes.has(role)) return [words(node)];
    if (blocks.has(role)) {
      const lines = hasStops(node) ? inside() : [words(node)];
      return role === "listitem" ? lines.map((line, index) => (index === 0 ? `• ${line}` : `  ${line}`)) : lines;
    }
    return role in spoken ? [words(node), ...inside().map((line) => `  ${line}`)] : inside();
  };

  const [root] = nodes;
  return root ? read(root) : [];
}

/** One space between words, and none before a sign that closes. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:)])/g, "")
    .trim();
}
