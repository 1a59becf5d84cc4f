/** Paths that nobody publishes and somebody asks for: nonsense, every script, and all the ways out of a folder. */
import fc from "fast-check";

const seed = 404;

const segments = fc.oneof(
  fc.constantFrom(
    "..",
    ".",
    "...",
    "%2e%2e",
    "%2e.",
    ".%2E",
    "..%2f",
    "%2e%2e%2f",
    "..%5c",
    "..\\",
    "%252e%252e",
    "%c0%ae%c0%ae",
  ),
  fc.constantFrom(
    "etc",
    "passwd",
    "static",
    "public",
    "src",
    "node_modules",
    ".git",
    "config",
    ".env",
    ".well-known",
    "_headers",
  ),
  fc.constantFrom(
    "index.html",
    "404.html",
    "index.php",
    "wp-login.php",
    "package.json",
    "con",
    "nul",
    "~root",
    "file:",
    "C:",
  ),
  fc.constantFrom(
    "%00",
    "a%00.html",
    "%",
    "%2",
    "%zz",
    "%E0%A4%A",
    "%ff%fe",
    "%0d%0aSet-Cookie:a=b",
    ";",
    "*",
    "$(id)",
    "`id`",
  ),
  fc.constantFrom(
    "<script>alert(1)</script>",
    '"><img>',
    "{{7*7}}",
    "' OR 1=1",
    "&amp;",
    "[::1]",
    "@evil.example",
    "|",
    "^",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
  fc.string({ unit: "binary-ascii", minLength: 1, maxLength: 20 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 8 }).map(encodeURIComponent),
  fc.integer({ min: 1, max: 3_000 }).map((length) => "a".repeat(length)),
);
const separators = fc.constantFrom("/", "/", "/", "//", "\\", "%2f", "%5c", "/./");
const endings = fc.constantFrom(
  "",
  "",
  "",
  "/",
  "?a=b",
  "?",
  "?/../../etc/passwd",
  "#top",
  ".html",
  ".br",
  "%20",
  "%0a",
);

const oddPath = fc
  .tuple(fc.array(fc.tuple(separators, segments), { minLength: 1, maxLength: 6 }), endings)
  .map(
    ([parts, ending]) =>
      `/${parts
        .flat()
        .join("")
        .replace(/^[/\\]+/, "")}${ending}`,
  )
  // What is there is not odd.
  .filter((path) => !/^\/((index|404)\.html(\.br)?)?($|[?#])/.test(path));

/**
 * Makes odd paths, the same ones each time.
 *
 * @param count - How many.
 * @returns Paths that begin with a slash; some are no valid address at all.
 */
export function oddPaths(count: number): readonly string[] {
  return [...new Set(fc.sample(oddPath, { numRuns: count * 2, seed }))].slice(0, count);
}
