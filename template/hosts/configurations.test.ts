/** @jest-environment node */
/** What the configuration of each host says: the status of a missing page, caching and headers, as docs/hosting.md promises them. */
import { hostRules } from "../../finish/headers";
import { hosts } from "../../scripts/hosts";

const headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Resource-Policy": "cross-origin",
};
const forAYear = "public, max-age=31536000, immutable";
const fresh = "public, max-age=0, must-revalidate";

const written = (host: string): string =>
  hosts[host]?.configuration(hostRules("/site", {}), ["llms.txt", "static/a.js"]) ?? "";
const parsed = (host: string): unknown => JSON.parse(written(host));
const list = (values: Readonly<Record<string, string>>): readonly object[] =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

describe("headers of every response", () => {
  it("are those of docs/hosting.md", () => {
    expect(hostRules("", {}).headers).toEqual(headers);
  });
});

describe("configuration", () => {
  it.each([
    ["apache", "Header always set %s", ["ErrorDocument 404 /site/404.html", `Cache-Control "${fresh}"`]],
    ["nginx", "add_header %s", ["error_page 403 404 =404 /site/404.html", `set $site_cache "${fresh}"`]],
    ["caddy", "header %s", ["rewrite * /site/404.html", `header @others Cache-Control "${fresh}"`]],
  ])("of %s has each header, the not-found page, and what is revalidated", (host, line, others) => {
    const text = written(host);
    for (const [name, value] of Object.entries(headers))
      expect(text).toContain(line.replace("%s", `${name} "${value}"`));
    for (const each of others) expect(text).toContain(each);
    expect(text).toContain("text/plain");
  });

  it.each([
    ["apache", /<If [^>]*#\^\/site\/static\/#[^>]*>\s+Header always set Cache-Control "(.*)"/],
    ["nginx", /location \^~ \/site\/static\/ \{\s+set \$site_cache "(.*)"/],
    ["caddy", /@hashed path \/site\/static\/\*\s+header @hashed Cache-Control "(.*)"/],
  ])("of %s lets browsers keep files with a hash for a year", (host, pattern) => {
    expect(pattern.exec(written(host))?.[1]).toBe(forAYear);
  });

  it("of Azure has the same", () => {
    expect(parsed("azure")).toMatchObject({
      trailingSlash: "always",
      globalHeaders: { ...headers, "Cache-Control": fresh },
      mimeTypes: { ".txt": "text/plain; charset=utf-8", ".webmanifest": "application/manifest+json" },
      routes: [
        { route: "/site/static/*", headers: { "Cache-Control": forAYear } },
        { route: "/site/_headers", statusCode: 404 },
      ],
      responseOverrides: { 404: { rewrite: "/404.html" } },
    });
  });

  it("of Firebase has the same; it sends 404.html by itself", () => {
    expect(parsed("firebase")).toEqual({
      hosting: {
        public: "public",
        ignore: ["**/_headers", "**/.*"],
        headers: [
          { regex: ".*", headers: list({ ...headers, "Cache-Control": fresh }) },
          { regex: "^/site/static/.*", headers: list({ "Cache-Control": forAYear }) },
          { regex: "^/site/llms\\.txt$", headers: list({ "Content-Type": "text/plain; charset=utf-8" }) },
        ],
      },
    });
  });

  it("of Vercel has the same, and answers in this order", () => {
    const all = { ...headers, "Cache-Control": fresh };
    const notFound = { status: 404, dest: "/site/404.html", headers: all };
    expect(parsed("vercel")).toMatchObject({
      framework: null,
      buildCommand: expect.stringMatching(/^PATH_PREFIX=\/site npm run build && /) as unknown,
      outputDirectory: "public",
      routes: [
        { src: "/.*", headers: all, continue: true },
        { src: "/site/static/.*", headers: { "Cache-Control": forAYear }, continue: true },
        { src: "/site/llms\\.txt", headers: { "Content-Type": "text/plain; charset=utf-8" }, continue: true },
        { src: "/(?:.*/)?(?:\\.(?!well-known/).*|_headers)", ...notFound },
        { status: 308, headers: { ...all, Location: "$1/" } },
        { handle: "filesystem" },
        { src: "/.*", ...notFound },
      ],
    });
  });

  it("of Cloudflare Workers publishes the folder, whose _headers it reads, and sends 404.html", () => {
    expect(parsed("cloudflare-workers")).toMatchObject({
      assets: { directory: "public", not_found_handling: "404-page" },
    });
  });
});
