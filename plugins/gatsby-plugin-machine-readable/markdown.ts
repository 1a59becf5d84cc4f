import TurndownService from "turndown";

/** A page's metadata and its text as Markdown. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** Returns an attribute of a tag in the head. */
function metaOf(html: string, name: string): string {
  const [, content = ""] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html) ?? [];
  return unescape(content);
}

function unescape(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => named[name] ?? "");
}

/** Tells whether search engines may list a page. */
export const isIndexable = (html: string): boolean => !metaOf(html, "robots").includes("noindex");

/** The path of a page's Markdown: `/index.md` for `/`, `/privacy.md` for `/privacy`. */
export const markdownPath = (page: string): string => (page === "/" ? "/index.md" : `${page.replace(/\/$/, "")}.md`);

/**
 * Reads a built page. Its text is that of `<main>`, without drawings and without what is hidden from screen readers.
 *
 * @param address - The page's absolute address, which its links are relative to.
 * @throws When the page has no `<main>`.
 */
export function readPage(html: string, address: string): PageText {
  const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (main === undefined) throw new Error(`the page ${address} has no <main>, whose text would become Markdown`);
  const [, title = ""] = /<title\b[^>]*>(.*?)<\/title>/s.exec(html) ?? [];

  const turndown = new TurndownService({ headingStyle: "atx", bulletListMarker: "-" });
  turndown.remove(["script", "style"]);
  turndown.addRule("link", {
    filter: (node) => node.nodeName === "A" && node.getAttribute("href") !== null,
    replacement: (content, node) => {
      const href = (node as HTMLElement).getAttribute("href") ?? "";
      return `[${content.trim().replace(/\s+/g, " ")}](<${new URL(href, address).href}>)`;
    },
  });
  turndown.addRule("term", { filter: ["dt"], replacement: (content) => `\n\n**${content.trim()}:** ` });
  turndown.addRule("description", { filter: ["dd"], replacement: (content) => `${content.trim()}\n\n` });
  // The HTML has no space between neighbouring spans.
  turndown.addRule("span", { filter: ["span"], replacement: (content) => ` ${content} ` });
  // Turndown tries the rule that was added last first.
  turndown.addRule("hidden", {
    filter: (node) => node.nodeName === "svg" || node.getAttribute("aria-hidden") === "true",
    replacement: () => "",
  });
  const markdown = turndown
    .turndown(main)
    .replace(/^(\s*(?:-|\d+\.)) +/gm, "$1 ")
    .replace(/(\S) {2,}(?=\S)/g, "$1 ")
    .replace(/[ \t]+$/gm, "")
    .replace(/\)\[/g, ") [");
  return { title: unescape(title), description: metaOf(html, "description"), markdown: `${markdown}\n` };
}
