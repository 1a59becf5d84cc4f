import { createHash } from "node:crypto";

import { type HTMLElement, parse } from "node-html-parser";

/** Directives of a Content Security Policy, each with its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** What a site adds to the policy, and whether its pages require Trusted Types. */
export interface PolicyOptions {
  readonly directives: Directives;
  readonly trustedTypes: boolean;
}

/** What is inline in a page: hashes of its scripts, styles and style attributes, and whether it has `data:` images. */
export interface Inline {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  readonly styleAttributes: ReadonlySet<string>;
  readonly hasDataImages: boolean;
}

/** A built page, as far as its policy depends on it. */
export interface Page extends Inline {
  /** The hash of the inline script by which Gatsby hydrates the whole page, on pages that it hydrates. */
  readonly loader: string | undefined;
  /** Where the policy belongs, and where the page has one already, as offsets in the HTML. */
  readonly position: number;
  readonly existing: readonly [number, number];
}

/** The name of webpack's Trusted Types policy for the URLs of its chunks. */
export const trustedTypesPolicy = "webpack";

/** Browsers hash a text after its line ends have become those of Unix. */
const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64")}'`;

/** The types of inline scripts that a policy applies to (HTML standard, 4.12.1); no type is JavaScript. */
const scriptTypes = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

const isInlineScript = (script: HTMLElement): boolean =>
  !script.hasAttribute("src") && scriptTypes.test(script.getAttribute("type") ?? "");

const isDataImage = (text: string): boolean => text.includes("data:image/");

/**
 * Reads a built page.
 *
 * @returns Nothing for a part of a page: Gatsby also writes its slices as HTML files.
 * @throws When the page has no `<head>`.
 */
export function readPage(html: string): Page | undefined {
  // Without scripts the inside of <noscript> is part of the page.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  if (!root.querySelector("html")) return undefined;
  const head = root.querySelector("head");
  if (!head) throw new Error("the page has no <head>, where its policy belongs. Add one, if need be an empty one.");
  const elements = root.getElementsByTagName("*");
  const [first] = head.childNodes;
  const policy = head.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const charset = head.firstElementChild?.hasAttribute("charset") ? head.firstElementChild : undefined;
  const position = charset?.range[1] ?? first?.range[0] ?? head.range[1] - "</head>".length;
  const styles = root.getElementsByTagName("style").map(({ rawText }) => rawText);
  const scripts = root.getElementsByTagName("script").filter(isInlineScript);
  const loader = scripts.find(({ id }) => id === "gatsby-script-loader");
  return {
    scripts: new Set(scripts.filter((script) => script !== loader).map(({ rawText }) => hashOf(rawText))),
    styles: new Set(styles.map(hashOf)),
    styleAttributes: new Set(elements.flatMap((element) => element.getAttribute("style") ?? []).map(hashOf)),
    hasDataImages: styles.some(isDataImage) || elements.some(({ rawAttrs }) => isDataImage(rawAttrs)),
    loader: loader && hashOf(loader.rawText),
    position,
    existing: policy?.range ?? [position, position],
  };
}

/** What is inline in any of the pages. */
export function inlineOf(pages: readonly Inline[]): Inline {
  return {
    scripts: new Set(pages.flatMap(({ scripts }) => [...scripts])),
    styles: new Set(pages.flatMap(({ styles }) => [...styles])),
    styleAttributes: new Set(pages.flatMap(({ styleAttributes }) => [...styleAttributes])),
    hasDataImages: pages.some(({ hasDataImages }) => hasDataImages),
  };
}

/** The directive that browsers read where one is missing (CSP 3, section 6.8.3); for all others it is `default-src`. */
const fallbacks: Readonly<Record<string, string>> = {
  "script-src-elem": "script-src",
  "script-src-attr": "script-src",
  "style-src-elem": "style-src",
  "worker-src": "script-src",
};

/**
 * Returns the policy of one page, which allows its own origin, and its inline styles, scripts and images. Trusted Types are
 * required where no inline script runs.
 *
 * @param site - What is inline in all pages that Gatsby hydrates: its links show them without loading a new policy.
 * @returns The content of the `<meta>`, without the directives that only a header may have (CSP 3, section 3.3).
 */
export function contentSecurityPolicy(page: Page, site: Inline, { directives: added, trustedTypes }: PolicyOptions) {
  const { scripts, styles, styleAttributes, hasDataImages } = page.loader ? site : page;
  const directives: Record<string, readonly string[]> = {
    "default-src": [],
    "script-src": ["'self'", ...scripts, ...(page.loader ? [page.loader] : [])],
    "style-src": ["'self'", ...styles],
    // Hashes of all the site's style attributes, for example of its images' placeholders, would be longer than a page.
    "style-src-attr": page.loader
      ? ["'unsafe-inline'"]
      : styleAttributes.size > 0
        ? ["'unsafe-hashes'", ...styleAttributes]
        : [],
    "img-src": hasDataImages ? ["'self'", "data:"] : ["'self'"],
    "font-src": ["'self'", "data:"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'"],
    "base-uri": [],
    "form-action": [],
  };
  const names = new Set([...Object.keys(directives), ...Object.keys(added)]);
  names.delete("trusted-types");
  if (trustedTypes && scripts.size === 0 && !page.loader) {
    directives["require-trusted-types-for"] = ["'script'"];
    directives["trusted-types"] = [trustedTypesPolicy];
    names.add("require-trusted-types-for").add("trusted-types");
  }
  const sourcesOf = (name: string): readonly string[] => {
    const sources = [...(directives[name] ?? sourcesOf(fallbacks[name] ?? "default-src")), ...(added[name] ?? [])];
    // A hash makes browsers ignore 'unsafe-inline'.
    return sources.includes("'unsafe-inline'") ? sources.filter((source) => !source.startsWith("'sha")) : sources;
  };
  return [...names].map((name) => `${name} ${sourcesOf(name).join(" ") || "'none'"}`).join("; ");
}

/** Puts the policy into a page, before everything that it applies to, in place of one that the page has. */
export function withPolicy(html: string, { position, existing: [start, end] }: Page, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, position) + meta + html.slice(position, start) + html.slice(end);
}
