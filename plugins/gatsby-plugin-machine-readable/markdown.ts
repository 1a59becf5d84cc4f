import { tables } from "@joplin/turndown-plugin-gfm";
import { type HTMLElement as ParsedElement, parse } from "node-html-parser";
import TurndownService from "turndown";

/** A page's metadata and its text as Markdown. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** Puts a text into one line. */
export const oneLine = (text = ""): string => text.replace(/\s+/g, " ").trim();

/** The contents of the head's `<meta>` of a name, in whatever case it is written. */
const metaOf = (root: ParsedElement, name: string): readonly string[] =>
  root
    .getElementsByTagName("meta")
    .filter((meta) => meta.getAttribute("name")?.toLowerCase() === name)
    .map((meta) => oneLine(meta.getAttribute("content")));

/** The path of a page's Markdown: `/index.md` for `/`, `/privacy.md` for `/privacy`. */
export const markdownPath = (page: string): string => (page === "/" ? "/index.md" : `${page.replace(/\/$/, "")}.md`);

/**
 * Reads a built page. Its text is that of `<main>`, or else of `<body>` without the page's header, navigation and footer;
 * drawings and what is hidden from screen readers are left out.
 *
 * @param address - The page's absolute address, which its links are relative to.
 * @returns Nothing when the page asks not to be indexed.
 */
export function readPage(html: string, address: string): PageText | undefined {
  const root = parse(html);
  const robots = metaOf(root, "robots")
    .join(",")
    .toLowerCase()
    .split(/[\s,]+/);
  if (robots.includes("noindex") || robots.includes("none")) return undefined;
  const title = oneLine(root.querySelector("head title")?.text);
  return { title, description: metaOf(root, "description")[0] ?? "", markdown: markdownOf(textOf(root), address) };
}

/** What Markdown has no place for in the cell of a table. */
const blocks = "ul, ol, li, pre, blockquote, hr, h1, h2, h3, h4, h5, h6";

function textOf(root: ParsedElement): string {
  const main = root.querySelector("main, [role=main]");
  const text = main ?? root.querySelector("body") ?? root;
  for (const element of main ? [] : text.querySelectorAll("header, nav, footer")) {
    // Those of an article or a section belong to its text.
    if (element.rawTagName === "nav" || !element.closest("article, section")) element.remove();
  }
  for (const table of text.getElementsByTagName("table")) {
    for (const element of [table, ...table.querySelectorAll("tr, td, th")]) element.removeAttribute("style");
    for (const block of table.querySelectorAll(blocks)) block.tagName = "div";
  }
  return text.innerHTML;
}

type RuleNode = TurndownService.Node & { readonly isCode?: boolean; readonly isBlock?: boolean };

/** Puts a space between neighbours that only CSS separates. */
function separated(content: string, node: RuleNode): string {
  const previous = node.previousSibling as RuleNode | null;
  const touches = previous?.nodeType === 1 && previous.nodeName !== "BR" && !previous.isBlock && !node.isCode;
  return touches ? ` ${content}` : content;
}

function markdownOf(html: string, address: string): string {
  const absolute = (url: string): string => (URL.canParse(url, address) ? new URL(url, address).href : url);
  const turndown = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced" });
  turndown.use(tables);
  turndown.remove(["script", "style", "noscript"]);
  turndown.addRule("item", {
    filter: "li",
    replacement: (content, node) => {
      const list = node.parentNode as HTMLOListElement;
      const index = Array.from(list.children).indexOf(node as HTMLElement) + Number(list.getAttribute("start") ?? 1);
      const marker = list.nodeName === "OL" ? `${index}. ` : "- ";
      return `${marker}${content.trim().replace(/\n(?=.)/g, `\n${" ".repeat(marker.length)}`)}\n`;
    },
  });
  turndown.addRule("link", {
    filter: (node) => node.nodeName === "A" && node.getAttribute("href") !== null,
    replacement: (content, node) => {
      const text = oneLine(content);
      const href = (node as HTMLAnchorElement).getAttribute("href") ?? "";
      return text && separated(`[${text}](<${absolute(href)}>)`, node);
    },
  });
  turndown.addRule("image", {
    filter: "img",
    replacement: (_, node) => {
      const image = node as HTMLImageElement;
      // Images that load later have their address in data-src.
      const source = image.getAttribute("src") ?? image.getAttribute("data-src") ?? "";
      const text = oneLine(image.getAttribute("alt") ?? "");
      return text && source && !source.startsWith("data:") ? `![${text}](<${absolute(source)}>)` : text;
    },
  });
  turndown.addRule("term", { filter: ["dt"], replacement: (content) => `\n\n**${content.trim()}:** ` });
  turndown.addRule("description", { filter: ["dd"], replacement: (content) => `${content.trim()}\n\n` });
  turndown.addRule("span", { filter: ["span"], replacement: separated });
  // Turndown tries the rule that was added last first.
  turndown.addRule("hidden", {
    filter: (node) => node.nodeName === "svg" || node.getAttribute("aria-hidden") === "true",
    replacement: () => "",
  });
  return `${turndown.turndown(html)}\n`;
}

/** Links a page's Markdown in its head, once. A page without a head stays as it is. */
export function withAlternate(html: string, path: string): string {
  const head = parse(html).querySelector("head");
  if (!head) return html;
  const end = head.range[1] - "</head>".length;
  const [start, stop] = head.querySelector('link[type="text/markdown"]')?.range ?? [end, end];
  return `${html.slice(0, start)}<link rel="alternate" type="text/markdown" href="${path}"/>${html.slice(stop)}`;
}
