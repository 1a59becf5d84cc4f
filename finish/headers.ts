import path from "node:path";

/** Headers to add, change or, with null, remove, by name. Hosts would join a `Cache-Control` with that of files with a hash. */
export type HeaderChanges = Readonly<Record<Capitalize<string>, string | null>> & { readonly "Cache-Control"?: never };

/**
 * Browser features that no page and nothing in it may use: those that see, hear, locate or pay. The header goes along with every
 * response, so it is short; video players and calendars keep full screen, autoplay and the clipboard.
 */
const features = ["browsing-topics", "camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * Headers of every response. The rest of the policy is in the pages; a `<meta>` can't carry `frame-ancestors` (CSP 3, section 3.3).
 * No header depends on a page, so a host's configuration holds from one build to the next. docs/hosting.md says what each does.
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
const contentTypes: Readonly<Record<string, string>> = {
  csv: "text/csv; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
};

/** Types of text, which hosts compress. */
const textTypes = [
  "text/html",
  "text/css",
  "text/csv",
  "text/javascript",
  "text/markdown",
  "text/plain",
  "text/xml",
  "application/javascript",
  "application/json",
  "application/manifest+json",
  "application/xml",
  "image/svg+xml",
];

/** What a host has to do for a site below `prefix`, which is "" or a path such as "/site". */
export interface HostRules {
  readonly prefix: string;
  /** Headers of every response, redirects and the not-found page included. */
  readonly headers: Readonly<Record<string, string>>;
  /** `Cache-Control` of files in `static/`, whose names have a hash, and of all others. */
  readonly caching: { readonly hashed: string; readonly others: string };
  readonly contentTypes: Readonly<Record<string, string>>;
  readonly compressed: readonly string[];
}

/** Returns the rules of a site. `changes` are headers to add, to change, or with null to remove. */
export function hostRules(prefix: string, changes: HeaderChanges): HostRules {
  const headers = Object.entries({ ...securityHeaders, ...changes }).filter(([, value]) => value !== null);
  return {
    prefix,
    headers: Object.fromEntries(headers) as HostRules["headers"],
    caching: { hashed: "public, max-age=31536000, immutable", others: "public, max-age=0, must-revalidate" },
    contentTypes,
    compressed: textTypes,
  };
}

/** Returns the type of each file whose type hosts have to be told, by its path on the host. */
export function typesByPath(
  { prefix, contentTypes }: HostRules,
  files: readonly string[],
): readonly [string, string][] {
  return [...files].sort().flatMap((file) => {
    const type = contentTypes[path.extname(file).slice(1).toLowerCase()];
    return type ? [[`${prefix}/${encodeURI(file)}`, type] as [string, string]] : [];
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
 * @param files - The paths of the built files.
 */
export function headersFile(rules: HostRules, files: readonly string[]): string {
  const { prefix, headers, caching } = rules;
  const all = [
    [`${prefix}/*`, headers],
    ...typesByPath(rules, files).map(([file, type]) => [file, { "Content-Type": type }] as const),
    ...hashedPaths(prefix, files).map((where) => [where, { "Cache-Control": caching.hashed }] as const),
  ] as const;
  return all
    .map(([where, values]) => {
      const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${where}\n${lines.join("")}`;
    })
    .join("");
}
