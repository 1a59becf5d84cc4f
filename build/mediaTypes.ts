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

/** What this build never writes, but other sites do: the benchmark serves those beside it. */
const othersTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css",
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  json: "application/json",
  mjs: "text/javascript",
  mp4: "video/mp4",
  ttf: "font/ttf",
  webp: "image/webp",
  woff: "font/woff",
};

/**
 * Tells whether a file is text: it shrinks when it is compressed, and can be searched for words. Fonts and bitmaps are
 * compressed in themselves.
 *
 * @param name - The file's name.
 * @returns False also for one without an ending, such as `_headers`, and for an ending that is not listed here.
 */
export function isText(name: string): boolean {
  const extension = /\.([^./\\]+)$/.exec(name)?.[1] ?? "";
  return /^text\/|json$|xml$/.test(mediaTypes[extension] ?? othersTypes[extension] ?? "");
}

/**
 * Says what a file is, as the header `Content-Type` does.
 *
 * @param extension - The end of its name, without the dot.
 * @returns Its type; text is always UTF-8, and says so.
 */
export function contentType(extension: string): string {
  const type = mediaTypes[extension] ?? othersTypes[extension] ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
