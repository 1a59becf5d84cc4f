/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { cachingOfHashed, contentTypes, type HeaderChanges, headersFile, responseHeaders } from "./headers";

describe("_headers", () => {
  const files = [
    "a folder/größe.md",
    "a/static/5.js",
    "index.html",
    "llms.txt",
    "manifest.webmanifest",
    "static/2/photo-3.webp",
    "static/2/photo-4.webp",
    "static/a b-1.js",
    "table.CSV",
    "txt",
  ];
  const fileWith = (changes: HeaderChanges, own?: string): string =>
    headersFile("/site", changes, {
      names: () => files,
      isOwn: () => own !== undefined,
      read: () => Buffer.from(own ?? ""),
    });

  it("has security headers for every path, types by exact paths, and keeps the files of static/ for a year, but no missing one", () => {
    expect(fileWith({})).toBe(`/site/*
  Content-Security-Policy: frame-ancestors 'none'
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Resource-Policy: cross-origin
/site/a%20folder/gr%C3%B6%C3%9Fe.md
  Content-Type: text/markdown; charset=utf-8
/site/llms.txt
  Content-Type: text/plain; charset=utf-8
/site/manifest.webmanifest
  Content-Type: application/manifest+json
/site/table.CSV
  Content-Type: text/csv; charset=utf-8
/site/static/2/*
  Cache-Control: public, max-age=31536000, immutable
/site/static/a%20b-1.js
  Cache-Control: public, max-age=31536000, immutable
`);
  });

  it("adds, changes and removes the headers of the options", () => {
    const file = fileWith({ "Referrer-Policy": "no-referrer", "X-Frame-Options": null, "X-Example": "none" });
    expect(file).toContain("  Referrer-Policy: no-referrer\n");
    expect(file).toContain("  X-Example: none\n");
    expect(file).not.toMatch(/X-Frame-Options|strict-origin/);
  });

  it("starts with the rules of the owner's own", () => {
    expect(fileWith({}, "/own/*\n  X-Own: yes")).toBe(`/own/*\n  X-Own: yes\n${fileWith({})}`);
  });
});

type Headers = Readonly<Record<string, string>>;
/** The headers of the paths that a pattern matches. A later rule wins. */
type Rule = readonly [pattern: string, headers: Headers];

const find = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "";
/** The groups `name` and `value` of a pattern, wherever it matches. */
const pairs = (text: string, pattern: RegExp): Headers =>
  Object.fromEntries(Array.from(text.matchAll(pattern), ({ groups }) => [groups?.["name"], groups?.["value"]]));
const withType = (types: Headers): readonly Rule[] =>
  Object.entries(types).map(([ending, type]) => [`.*\\.${ending}`, { "Content-Type": type }]);
const withCaching = (pattern: string, value: string): Rule => [pattern, { "Cache-Control": value }];

/** How each file of docs/hosts is read, and its lines for the not-found page and redirects. */
const hosts: Readonly<
  Record<string, readonly [rules: (text: string) => readonly Rule[], ...lines: readonly string[]]>
> = {
  "nginx.conf": [
    (text) => {
      const withCharset = find(text, /^charset_types (.*);$/m).split(" ");
      const types = Object.entries(pairs(text, /^ +(?<value>\S+\/\S+) (?<name>\w+);$/gm));
      return [
        [".*", pairs(text, /^add_header (?<name>\S+) "(?<value>.*)" always;$/gm)],
        withCaching(".*", find(text, /^set \$site_cache "(.*)";$/m)),
        withCaching("/static/.*", find(text, /^location \^~ \/static\/ \{\n +set \$site_cache "(.*)";$/m)),
        ...withType(
          Object.fromEntries(
            types.map(([ending, type]) => [ending, withCharset.includes(type) ? `${type}; charset=utf-8` : type]),
          ),
        ),
      ];
    },
    "error_page 403 404 =404 /404.html;",
    // Behind a proxy it would lead to its own port, and tell attackers its version.
    "absolute_redirect off;",
    "server_tokens off;",
  ],
  ".htaccess": [
    (text) => [
      [".*", pairs(text, /^Header always set (?<name>\S+) "(?<value>.*)"$/gm)],
      withCaching("/static/.*", find(text, /#\^\/static\/#.*\n +Header always set Cache-Control "(.*)"$/m)),
      ...withType(pairs(text, /^AddType "(?<value>.*)" \.(?<name>\w+)$/gm)),
    ],
    "ErrorDocument 404 /404.html",
  ],
  Caddyfile: [
    (text) => [
      [".*", pairs(text, /^\theader (?<name>[A-Z]\S+) "(?<value>.*)"$/gm)],
      withCaching(".*", find(text, /@others not path \/static\/\*\n\theader @others Cache-Control "(.*)"$/m)),
      withCaching("/static/.*", find(text, /@hashed path \/static\/\*\n\theader @hashed Cache-Control "(.*)"$/m)),
      ...withType(pairs(text, /^\t@\w+ path \*\.(?<name>\w+)\n\theader @\w+ Content-Type "(?<value>.*)"$/gm)),
    ],
    "handle_errors {\n\t\trewrite * /404.html",
  ],
  "firebase.json": [
    (text) => {
      type List = readonly { readonly key: string; readonly value: string }[];
      const { hosting } = JSON.parse(text) as { hosting: { headers: readonly { regex: string; headers: List }[] } };
      return hosting.headers.map(({ regex, headers }) => [
        regex,
        Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      ]);
    },
    // It sends the 404.html of this folder.
    '"public": "public"',
  ],
  "staticwebapp.config.json": [
    (text) => {
      const { globalHeaders, mimeTypes, routes } = JSON.parse(text) as {
        readonly globalHeaders: Headers;
        readonly mimeTypes: Headers;
        readonly routes: readonly { readonly route: string; readonly headers?: Headers }[];
      };
      const types = Object.entries(mimeTypes).map(([ending, type]) => [ending.slice(1), type]);
      return [
        [".*", globalHeaders],
        ...routes.map(({ route, headers = {} }): Rule => [route.replace("*", ".*"), headers]),
        ...withType(Object.fromEntries(types) as Headers),
      ];
    },
    '"404": { "rewrite": "/404.html" }',
  ],
  "vercel.json": [
    (text) => {
      const { routes } = JSON.parse(text) as {
        routes: readonly { src?: string; headers?: Headers; status?: number }[];
      };
      // It forgets the headers of the others when no file is found.
      const notFound = routes.at(-1)?.headers ?? {};
      return [
        ...routes.slice(0, -1).map(({ src = "", headers = {}, status }): Rule => [src, status ? {} : headers]),
        ["/no-such/", Object.fromEntries(Object.keys(responseHeaders({})).map((name) => [name, notFound[name] ?? ""]))],
        withCaching("/no-such/", notFound["Cache-Control"] ?? ""),
      ];
    },
    '"src": "/.*",\n      "status": 404,\n      "dest": "/404.html"',
  ],
};

describe("docs/hosts", () => {
  // An owner may delete what is for other hosts.
  for (const [name, [rulesOf, ...lines]] of Object.entries(hosts)) {
    const file = path.join("docs/hosts", name);
    if (!existsSync(file)) continue;

    it(`${name} has the headers, the caching and the types that a site needs, and its not-found page`, () => {
      const text = readFileSync(file, "utf8");
      const rules = rulesOf(text);
      const sentWith = (address: string): Headers =>
        Object.assign(
          {},
          ...rules.flatMap(([pattern, headers]) => (new RegExp(`^${pattern}$`).test(address) ? [headers] : [])),
        ) as Headers;
      const fresh = { ...responseHeaders({}), "Cache-Control": "public, max-age=0, must-revalidate" };
      expect(sentWith("/")).toEqual(fresh);
      expect(sentWith("/no-such/")).toEqual(fresh);
      expect(sentWith("/static/a.js")).toEqual({ ...fresh, "Cache-Control": cachingOfHashed });
      for (const each of ["/llms.txt", "/robots.txt", "/.well-known/security.txt", "/manifest.webmanifest"])
        expect(sentWith(each)).toEqual({ ...fresh, "Content-Type": contentTypes[path.extname(each).slice(1)] });
      for (const line of lines) expect(text).toContain(line);
    });
  }

  const wrangler = "docs/hosts/wrangler.jsonc";
  if (existsSync(wrangler))
    it("wrangler.jsonc publishes the built folder, whose _headers Cloudflare reads, with its not-found page", () => {
      const text = readFileSync(wrangler, "utf8");
      expect(text).toContain('"assets": { "directory": "public", "not_found_handling": "404-page" }');
    });
});
