import path from "node:path";

import type { BuiltFolder } from "./builtFolder";

/** Headers to add, change or, with null, remove, by name. Hosts would join a `Cache-Control` with that of files with a hash. */
export type HeaderChanges = Readonly<Record<Capitalize<string>, string | null>> & { readonly "Cache-Control"?: never };

/**
 * Browser features that no page and nothing in it may use: those that see, hear, locate or pay. The header goes along with every
 * response, so it is short; video players and calendars keep full screen, autoplay and the clipboard.
 */
const features = ["browsing-topics", "camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * Headers of every response. The rest of the policy is in the pages; a `<meta>` can't carry `frame-ancestors` (CSP 3, section 3.3).
 * No header depends on a page, so a host's configuration holds from one build to the next: docs/hosts has them, and docs/hosting.md
 * says what each does.
 * Cross-Origin-Opener-Policy is not among them: for it Chromium may start a process anew, which delays the first paint.
 */
const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": features.map((feature) => `${feature}=()`).join(", "),
  // The share image and the icons are shown by others, and nothing here is secret.
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** Types by the ending of a file's name, where hosts differ: without a charset browsers show “’” of a text file as “â€™”. */
export const contentTypes: Readonly<Record<string, string>> = {
  csv: "text/csv; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
};

/** How long browsers keep a file of `static/`, whose name has a hash. They ask for any other each time. */
export const cachingOfHashed = "public, max-age=31536000, immutable";

/** Returns the headers of every response, redirects and the not-found page included. */
export function responseHeaders(changes: HeaderChanges): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ ...securityHeaders, ...changes }).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    ),
  );
}

/** Returns the type of each file whose type hosts have to be told, by its path. */
function typesByPath(prefix: string, files: readonly string[]): readonly [where: string, type: string][] {
  return files.flatMap((file) => {
    const type = contentTypes[path.extname(file).slice(1).toLowerCase()];
    return type ? [[`${prefix}/${encodeURI(file)}`, type] as const] : [];
  });
}

/**
 * Returns the paths of what is in `static/`: each file, or the folder in which it lies. A rule for all of them would hold for a missing
 * file too, and Cloudflare Workers would let browsers keep its 404 for a year, beyond the deployment that brings the file.
 */
function hashedPaths(prefix: string, files: readonly string[]): readonly string[] {
  const paths = files.flatMap((file) => {
    const [, name = "", isFolder] = /^static\/([^/]+)(\/?)/.exec(file) ?? [];
    return name ? [`${prefix}/static/${encodeURI(name)}${isFolder ? "/*" : ""}`] : [];
  });
  return [...new Set(paths)].sort();
}

/**
 * Writes the `_headers` file of Netlify and Cloudflare. Both revalidate what has no `Cache-Control` here, and join the values of two
 * rules, so no path has two of them. A type stands with the exact path of its file, which both hosts understand. Cloudflare reads 100
 * rules: what it may leave out stands last.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 *
 * @param prefix - The path below which the site is served, "" or such as "/site".
 * @param built - The built files. The rules of the owner's `static/_headers` are joined.
 */
export function headersFile(
  prefix: string,
  changes: HeaderChanges,
  built: Pick<BuiltFolder, "names" | "isOwn" | "read">,
): string {
  const files = built.names();
  const own = built.isOwn("_headers") ? `${built.read("_headers").toString().trimEnd()}\n` : "";
  const rules: readonly (readonly [where: string, headers: Readonly<Record<string, string>>])[] = [
    [`${prefix}/*`, responseHeaders(changes)],
    ...typesByPath(prefix, files).map(([where, type]) => [where, { "Content-Type": type }] as const),
    ...hashedPaths(prefix, files).map((where) => [where, { "Cache-Control": cachingOfHashed }] as const),
  ];
  const lines = rules.flatMap(([where, headers]) => [
    where,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${own}${lines.join("\n")}\n`;
}
