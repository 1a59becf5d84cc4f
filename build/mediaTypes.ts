/** What each kind of file is called on the wire. */

/** Media types by file extension, without the charset, for every kind of file that the build writes. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  md: "text/markdown",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
  xml: "application/xml",
};

/**
 * Says what a file is, as the header `Content-Type` does.
 *
 * @param extension - The end of its name, without the dot.
 * @returns Its type; text is always UTF-8, and says so.
 */
export function contentType(extension: string): string {
  const type = mediaTypes[extension] ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
