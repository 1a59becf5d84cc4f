import { createHash } from "node:crypto";

import { type HTMLElement, parse } from "node-html-parser";

/** Directives of a Content Security Policy, each with its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** What a site adds to the policy, and whether its pages require Trusted Types. */
export interface PolicyOptions {
  readonly directives: Directives;
  readonly trustedTypes: boolean;
}

/** A built page, as far as its policy depends on it. */
export interface Page {
  /** The sources that its inline scripts, styles, style attributes and `data:` images need. */
  readonly inline: Directives;
  /** The hash of the inline script by which Gatsby hydrates the whole page; another one on each page. */
  readonly loader: readonly string[];
}

/** The name of webpack's Trusted Types policy for the URLs of its chunks. */
export const trustedTypesPolicy = "webpack";

/** Browsers hash a text after its line ends have become those of Unix. */
const hashesOf = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64")}'`);

/** Joins the sources of each directive, each once. */
export function joined(...all: readonly Directives[]): Directives {
  const result: Record<string, readonly string[]> = {};
  for (const [name, sources] of all.flatMap((directives) => Object.entries(directives))) {
    result[name] = [...new Set([...(result[name] ?? []), ...sources])];
  }
  return result;
}

/** The types of inline scripts that a policy applies to (HTML standard, 4.12.1); no type is JavaScript. */
const scriptTypes = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

const isInlineScript = (script: HTMLElement): boolean =>
  !script.hasAttribute("src") && scriptTypes.test(script.getAttribute("type") ?? "");

const isDataImage = (text: string): boolean => text.includes("data:image/");

/** Reads a built page. A part of a page has no `<head>` and no policy: Gatsby also writes its slices as HTML files. */
export function readPage(html: string): Page | undefined {
  // Without scripts the inside of <noscript> is part of the page.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  if (!root.querySelector("head")) return undefined;
  const elements = root.getElementsByTagName("*");
  const textsOf = (found: readonly HTMLElement[]): readonly string[] => found.map(({ rawText }) => rawText);
  const styles = textsOf(elements.filter(({ rawTagName }) => rawTagName === "style"));
  const scripts = elements.filter((element) => element.rawTagName === "script" && isInlineScript(element));
  const loader = scripts.filter(({ id }) => id === "gatsby-script-loader");
  const styled = elements.filter(({ rawAttrs }) => rawAttrs.includes("style"));
  const attributes = hashesOf(styled.flatMap((element) => element.getAttribute("style") ?? []));
  const hasDataImages = styles.some(isDataImage) || elements.some(({ rawAttrs }) => isDataImage(rawAttrs));
  const inline: Directives = {
    "script-src": hashesOf(textsOf(scripts.filter((script) => !loader.includes(script)))),
    "style-src": hashesOf(styles),
    // Hashes of all a site's style attributes, for example of its images' placeholders, would be longer than a page.
    "style-src-attr":
      loader.length > 0 ? ["'unsafe-inline'"] : attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [],
    "img-src": hasDataImages ? ["data:"] : [],
  };
  return { inline, loader: hashesOf(textsOf(loader)) };
}

/** What every page may load. No source is `'none'`. */
const ownOrigin: Directives = {
  "default-src": [],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "style-src-attr": [],
  "img-src": ["'self'"],
  "font-src": ["'self'", "data:"],
  "manifest-src": ["'self'"],
  "connect-src": ["'self'"],
  "base-uri": [],
  "form-action": [],
};

/**
 * Returns the policy of one page, which allows its own origin, and its inline styles, scripts and images. Trusted Types are
 * required where no inline script runs.
 *
 * @param site - What is inline in all pages that Gatsby hydrates: its links show them without loading a new policy.
 * @returns The content of the `<meta>`, without the directives that only a header may have (CSP 3, section 3.3).
 */
export function contentSecurityPolicy(
  page: Page,
  site: Directives,
  { directives, trustedTypes }: PolicyOptions,
): string {
  const isHydrated = page.loader.length > 0;
  const inline = joined(isHydrated ? site : page.inline, { "script-src": page.loader });
  const isStrict = trustedTypes && inline["script-src"]?.length === 0;
  const types: Directives = { "require-trusted-types-for": ["'script'"], "trusted-types": [trustedTypesPolicy] };
  const { "trusted-types": names = [], ...added } = directives;
  const all = joined(ownOrigin, inline, isStrict ? types : {}, added, isStrict ? { "trusted-types": names } : {});
  return Object.entries(all)
    .map(([name, sources]) => {
      // A hash makes browsers ignore 'unsafe-inline'.
      const isOpen = sources.includes("'unsafe-inline'");
      const allowed = isOpen ? sources.filter((source) => !source.startsWith("'sha")) : sources;
      return `${name} ${allowed.join(" ") || "'none'"}`;
    })
    .join("; ");
}

/** Puts the policy into a page, before everything that it applies to, in place of one that the page has. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return (
    html
      .replace(/<meta[^>]*\shttp-equiv="Content-Security-Policy"[^>]*>/i, "")
      // Browsers look for the charset in the first 1,024 bytes.
      .replace(/<head(\s[^>]*)?>(\s*<meta\s+charset[^>]*>)?/i, (start) => start + meta)
  );
}
