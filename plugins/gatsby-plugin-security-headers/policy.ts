import { createHash } from "node:crypto";

/** Directives of a Content Security Policy, each with its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** The name of webpack's Trusted Types policy for the URLs of its chunks. */
export const trustedTypesPolicy = "webpack";

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const hashesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(hashOf))];

/** Decodes the character references in an attribute. */
function unescape(attribute: string): string {
  const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return attribute.replace(
    /&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name = "") =>
      hex
        ? String.fromCodePoint(parseInt(hex, 16))
        : decimal
          ? String.fromCodePoint(Number(decimal))
          : (named[name] ?? whole),
  );
}

/** Returns the inline scripts that run: those without `src` whose type is JavaScript (HTML standard, 4.12.1). */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis)]
    .filter(([, attributes = ""]) => !/\ssrc=/i.test(attributes))
    .filter(
      ([, attributes = ""]) =>
        /\stype=["']?(module|text\/javascript)\b/i.test(attributes) || !/\stype=/i.test(attributes),
    )
    .map(([, , code = ""]) => code);
}

/**
 * Returns the policy of one page, which allows its own origin, and its inline styles and scripts by hash. Trusted Types are required
 * where no inline script runs.
 *
 * @param added - Further sources, for example `{ "script-src": ["https://stats.example"] }`.
 * @returns The content of the `<meta>`, without the directives that only a header may have (CSP 3, section 3.3).
 */
export function contentSecurityPolicy(html: string, added: Directives = {}): string {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)].map(([, css = ""]) => css);
  const attributes = [...html.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/gi)].map(([, css = ""]) => unescape(css));
  const scripts = inlineScripts(html);
  const directives: Record<string, readonly string[]> = {
    "default-src": [],
    "script-src": ["'self'", ...hashesOf(scripts)],
    "style-src": ["'self'", ...hashesOf(styles)],
    "style-src-attr": attributes.length > 0 ? ["'unsafe-hashes'", ...hashesOf(attributes)] : [],
    "img-src": ["'self'"],
    "font-src": ["'self'", "data:"],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'"],
    "base-uri": [],
    "form-action": [],
  };
  for (const [name, sources] of Object.entries(added)) directives[name] = [...(directives[name] ?? []), ...sources];
  if (scripts.length === 0) {
    directives["require-trusted-types-for"] = ["'script'"];
    directives["trusted-types"] = [trustedTypesPolicy];
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
    .join("; ");
}

/**
 * Puts the policy into a page, before everything that it applies to.
 *
 * @throws When the page has no `<head>`.
 */
export function withPolicy(html: string, added: Directives = {}): string {
  const [start] = /<head\b[^>]*>(?:<meta charset=[^>]*>)?/i.exec(html) ?? [];
  if (start === undefined) throw new Error("the page has no <head>");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html, added)}"/>`;
  return html.replace(start, () => `${start}${meta}`);
}
