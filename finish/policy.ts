import { createHash } from "node:crypto";

import { type HTMLElement, parse } from "node-html-parser";

/** A keyword in quotes, such as `'self'`, or an origin, which has a scheme, a dot or a port. */
type Source = `'${string}'` | `${string}.${string}` | `${string}:${string}` | "*";

/** Directives of the Content Security Policy of a page, each with its sources. */
export type Directives = Readonly<
  Partial<
    Record<
      | "default-src"
      | "script-src"
      | "style-src"
      | "style-src-attr"
      | "img-src"
      | "font-src"
      | "connect-src"
      | "media-src"
      | "object-src"
      | "frame-src"
      | "worker-src"
      | "manifest-src"
      | "base-uri"
      | "form-action",
      readonly Source[]
    > &
      Record<"trusted-types" | "require-trusted-types-for", readonly string[]>
  >
>;

export interface PolicyOptions {
  /** Sources to add, by directive: `{ "frame-src": ["https://calendar.example"] }`. `trusted-types` has names of policies. */
  readonly directives: Directives;
  /** Whether scripts may write HTML through policies alone. Scripts of others that write it by themselves need `false`. */
  readonly trustedTypes: boolean;
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

/** Browsers hash a text after its line ends have become those of Unix. */
const hashOf = (text: string): `'${string}'` =>
  `'sha256-${createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64")}'`;

/** The types of inline scripts that a policy applies to (HTML standard, 4.12.1); no type is JavaScript. */
const scriptTypes = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

const isInlineScript = (element: HTMLElement): boolean =>
  element.rawTagName === "script" &&
  !element.hasAttribute("src") &&
  scriptTypes.test(element.getAttribute("type") ?? "");

/** The sources that a page's inline scripts, styles, style attributes and `data:` images need. */
function inlineSources(html: string): Directives {
  // Without scripts the inside of <noscript> is part of the page.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const elements = root.getElementsByTagName("*");
  const styles = elements.filter(({ rawTagName }) => rawTagName === "style");
  const attributes = elements.flatMap((element) => element.getAttribute("style") ?? []);
  const hasDataImages = [...styles.map(({ rawText }) => rawText), ...elements.map(({ rawAttrs }) => rawAttrs)].some(
    (text) => text.includes("data:image/"),
  );
  return {
    "script-src": elements.filter(isInlineScript).map(({ rawText }) => hashOf(rawText)),
    "style-src": styles.map(({ rawText }) => hashOf(rawText)),
    "style-src-attr": attributes.length > 0 ? ["'unsafe-hashes'", ...attributes.map(hashOf)] : [],
    "img-src": hasDataImages ? ["data:"] : [],
  };
}

/** Joins the sources of each directive, each once. */
function joined(...all: readonly Directives[]): Directives {
  const result: Record<string, readonly string[]> = {};
  for (const [name, sources] of all.flatMap((directives) => Object.entries(directives))) {
    result[name] = [...new Set([...(result[name] ?? []), ...sources])];
  }
  return result;
}

/**
 * Takes a built page. Returns its policy, which allows its own origin, and its inline styles, scripts and images. Trusted Types are
 * required where no inline script runs. Directives that only a header may have are left out (CSP 3, section 3.3).
 */
export function contentSecurityPolicy(html: string, { directives, trustedTypes }: PolicyOptions): string {
  const inline = inlineSources(html);
  const isStrict = trustedTypes && inline["script-src"]?.length === 0;
  const types: Directives = { "require-trusted-types-for": ["'script'"], "trusted-types": [] };
  // Without require-trusted-types-for it would still stop scripts that make a policy of another name.
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

/**
 * Puts the policy into a page, before everything that it applies to. Around the body stand comments that switch off Cloudflare's e-mail
 * protection: it would replace every address by a link to a script of its own, which the policy stops.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return (
    html
      // Browsers look for the charset in the first 1,024 bytes.
      .replace(/<head(\s[^>]*)?>(\s*<meta\s+charset[^>]*>)?/i, (start) => start + meta)
      .replace(/<body[^>]*>/, (start) => `${start}<!--email_off-->`)
      .replace("</body>", "<!--/email_off--></body>")
  );
}
