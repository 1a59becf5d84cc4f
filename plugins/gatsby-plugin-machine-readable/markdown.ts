import { tables } from "@joplin/turndown-plugin-gfm";
import { type HTMLElement as ParsedElement, parse } from "node-html-parser";
import TurndownService from "turndown";

/** A page's metadata, and its text as Markdown. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** Puts a text into one line. */
export const oneLine = (text = ""): string => text.replace(/\s+/g, " ").trim();

/** The path of a page's Markdown: `/index.md` for `/`, `/privacy.md` for `/privacy`. */
export const markdownPath = (page: string): string => (page === "/" ? "/index.md" : `${page.replace(/\/$/, "")}.md`);

/**
 * Reads a built page. Its text is that of `<main>`, or else of `<body>` without the page's header, navigation and footer;
 * drawings, soft hyphens and what is hidden from screen readers are left out.
 *
 * @param address - The page's absolute address, which its links are relative to.
 * @returns Nothing when the page asks not to be indexed.
 */
export function readPage(html: string, address: string): PageText | undefined {
  const root = parse(html.replaceAll("\u00ad", ""));
  const head = root.querySelector("head");
  const metas = head?.getElementsByTagName("meta") ?? [];
  const metaOf = (name: string): readonly string[] =>
    metas
      .filter((meta) => meta.getAttribute("name")?.toLowerCase() === name)
      .map((meta) => oneLine(meta.getAttribute("content")));
  const isHidden = (robots: string): boolean => /(^|[\s,])(noindex|none)([\s,]|$)/i.test(robots);
  if (metaOf("robots").some(isHidden)) return undefined;
  return {
    title: oneLine(head?.querySelector("title")?.text),
    description: metaOf("description")[0] ?? "",
    markdown: `${turndown.turndown(textOf(root, address))}\n`,
  };
}

/** Links a page's Markdown in its head, once. A page without a head stays as it is. */
export const withLink = (html: string, path: string): string =>
  html
    .replace(/<link rel="alternate" type="text\/markdown"[^>]*>/, "")
    .replace("</head>", () => `<link rel="alternate" type="text/markdown" href="${path}"/></head>`);

function textOf(root: ParsedElement, address: string): string {
  const main = root.querySelector("main, [role=main]");
  const text = main ?? root.querySelector("body") ?? root;
  for (const element of main ? [] : text.querySelectorAll("header, nav, footer")) {
    // Those of an article or a section belong to its text.
    if (element.rawTagName === "nav" || !element.closest("article, section")) element.remove();
  }
  for (const element of text.querySelectorAll("svg, script, style, noscript, [aria-hidden=true]")) element.remove();
  // Markdown has no place for blocks in the cell of a table.
  for (const block of text.querySelectorAll("table :is(ul, ol, li, pre, blockquote, hr, h1, h2, h3, h4, h5, h6)")) {
    block.tagName = "div";
  }
  const absolute = (url: string): string => (URL.canParse(url, address) ? new URL(url, address).href : url);
  for (const link of text.getElementsByTagName("a")) {
    const { href } = link.attributes;
    if (href) link.setAttribute("href", absolute(href));
  }
  for (const image of text.getElementsByTagName("img")) {
    // Images that load later have their address in data-src.
    const { alt = "", "data-src": later, src = later } = image.attributes;
    if (!alt || !src || src.startsWith("data:")) image.replaceWith(alt);
    else image.setAttribute("src", absolute(src));
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

const turndown = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced" });
turndown.use(tables);
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
    return text && separated(`[${text}](<${(node as HTMLAnchorElement).getAttribute("href")}>)`, node);
  },
});
turndown.addRule("term", { filter: ["dt"], replacement: (content) => `\n\n**${content.trim()}:** ` });
turndown.addRule("description", { filter: ["dd"], replacement: (content) => `${content.trim()}\n\n` });
turndown.addRule("span", { filter: ["span"], replacement: separated });
