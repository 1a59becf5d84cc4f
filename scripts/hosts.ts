/** The configuration of each host, written from the one table of finish/headers.ts. Netlify and Cloudflare Pages read `_headers`. */
import path from "node:path";

import { type HostRules, typesByPath } from "../finish/headers";
import { site } from "../src/site";

/** A host whose configuration can be written. */
interface Host {
  /** Where the host, or the build that it starts, reads the configuration. */
  readonly file: string;
  /** `files` are those of the site whose types are known before a build. */
  readonly configuration: (rules: HostRules, files: readonly string[]) => string;
}

/** A text in quotes, as nginx, Apache and Caddy read it. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** A path as a part of a pattern. */
const escaped = (text: string): string => text.replace(/[.()[\]{}*+?^$|:]/g, "\\$&");

const lines = <T>(values: Iterable<T>, line: (value: T) => string): string => Array.from(values, line).join("\n");

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Headers as a list of `{ key, value }`, which Firebase and Vercel read. */
const keysAndValues = (headers: Readonly<Record<string, string>>): readonly object[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const apache: Host = {
  file: "static/.htaccess",
  configuration: ({ prefix, headers, caching, contentTypes, compressed }) => `\
# Written by "npm run host apache". Apache reads it where "AllowOverride All" is set, and needs mod_headers.
Options -Indexes -MultiViews
# A compressed page has an ETag that Apache itself does not know again; the date of a file remains.
FileETag None
ErrorDocument 403 ${prefix}/404.html
ErrorDocument 404 ${prefix}/404.html
AddDefaultCharset utf-8
${lines(Object.entries(contentTypes), ([ending, type]) => `AddType ${quoted(type)} .${ending}`)}

${lines(
  Object.entries({ ...headers, "Cache-Control": caching.others }),
  ([name, value]) => `Header always set ${name} ${quoted(value.replaceAll("%", "%%"))}`,
)}
<If "%{REQUEST_URI} =~ m#^${prefix}/static/# && -f %{REQUEST_FILENAME}">
  Header always set Cache-Control ${quoted(caching.hashed)}
</If>

# Files for other hosts, hidden files, and folders without a page.
RedirectMatch 404 "/(?:\\.(?!well-known/)|_headers$)"
<If "-d %{REQUEST_FILENAME} && ! -f '%{REQUEST_FILENAME}/index.html'">
  Redirect 404
</If>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE ${compressed.join(" ")}
</IfModule>
`,
};

const caddy: Host = {
  file: "Caddyfile",
  configuration: ({ prefix, headers, caching, contentTypes }) => {
    // Braces are variables.
    const value = (text: string): string => `"${text.replace(/["{]/g, "\\$&")}"`;
    return `\
# Written by "npm run host caddy". To try it: SITE_ADDRESS=http://localhost:8080 SITE_ROOT=public caddy run
{$SITE_ADDRESS:${new URL(site.url).host}} {
	root * {$SITE_ROOT:/srv/site}
	encode zstd gzip
	file_server

${lines(Object.entries(headers), ([name, text]) => `\theader ${name} ${value(text)}`)}
	@hashed path ${prefix}/static/*
	header @hashed Cache-Control ${value(caching.hashed)}
	@others not path ${prefix}/static/*
	header @others Cache-Control ${value(caching.others)}
${lines(
  Object.entries(contentTypes),
  ([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${value(type)}`,
)}

	# Files for other hosts, and hidden files.
	@hidden {
		path */.* */_headers ${prefix}/404.html
		not path */.well-known/*
	}
	error @hidden 404
	handle_errors {
		rewrite * ${prefix}/404.html
		header Cache-Control ${value(caching.others)}
		header Content-Type "text/html; charset=utf-8"
		file_server
	}
}
`;
  },
};

const nginx: Host = {
  file: "nginx.conf",
  configuration: ({ prefix, headers, caching, contentTypes, compressed }) => {
    // nginx adds the charset by itself. Its types of other files are in a file of the system.
    const types = Object.entries(contentTypes).map(([ending, type]) => [ending, type.replace(/;.*/, "")] as const);
    return `\
# Written by "npm run host nginx". Include it in a server { } with a listen and a root.
# There is no add_header in a location, because it would replace all of these.
${lines(Object.entries(headers), ([name, value]) => `add_header ${name} ${quoted(value)} always;`)}
set $site_cache ${quoted(caching.others)};
add_header Cache-Control $site_cache always;
server_tokens off;
absolute_redirect off;

charset utf-8;
charset_types ${compressed.filter((type) => /^text\/(?!html)|script/.test(type)).join(" ")};

gzip on;
gzip_comp_level 6;
gzip_types ${compressed.filter((type) => type !== "text/html").join(" ")};
gzip_vary on;

error_page 403 404 =404 ${prefix}/404.html;
location = ${prefix}/404.html {
  internal;
}
# A folder's path without its slash leads to the one with it.
location / {
  try_files $uri $uri/ =404;
}
location ^~ ${prefix}/static/ {
  set $site_cache ${quoted(caching.hashed)};
  try_files $uri =404;
}
# Files for other hosts, and hidden files.
location ~ /\\.(?!well-known/)|/_headers$ {
  return 404;
}
# Types that nginx may not know.
location ~* \\.(${types.map(([ending]) => ending).join("|")})$ {
  types {
${lines(types, ([ending, type]) => `    ${type} ${ending};`)}
  }
}
`;
  },
};

const firebase: Host = {
  file: "firebase.json",
  configuration: (rules, files) => {
    // Regular expressions, because "**" matches no hidden folder; exact paths, because the not-found page gets the headers of the
    // path that was asked for.
    const rule = (regex: string, headers: Readonly<Record<string, string>>): object => ({
      regex,
      headers: keysAndValues(headers),
    });
    return json({
      hosting: {
        public: "public",
        // Hidden files; what is in a hidden folder, such as .well-known, is published.
        ignore: ["**/_headers", "**/.*"],
        headers: [
          rule(".*", { ...rules.headers, "Cache-Control": rules.caching.others }),
          rule(`^${rules.prefix}/static/.*`, { "Cache-Control": rules.caching.hashed }),
          ...typesByPath(rules, files).map(([file, type]) => rule(`^${escaped(file)}$`, { "Content-Type": type })),
        ],
      },
    });
  },
};

const azure: Host = {
  file: "static/staticwebapp.config.json",
  configuration: ({ prefix, headers, caching, contentTypes }) =>
    json({
      trailingSlash: "always",
      globalHeaders: { ...headers, "Cache-Control": caching.others },
      mimeTypes: Object.fromEntries(Object.entries(contentTypes).map(([ending, type]) => [`.${ending}`, type])),
      routes: [
        { route: `${prefix}/static/*`, headers: { "Cache-Control": caching.hashed } },
        { route: `${prefix}/_headers`, statusCode: 404 },
      ],
      responseOverrides: { 404: { rewrite: "/404.html" } },
    }),
};

const vercel: Host = {
  file: "vercel.json",
  configuration: (rules, files) => {
    const { prefix, headers, caching } = rules;
    const fresh = { ...headers, "Cache-Control": caching.others };
    const notFound = { status: 404, dest: `${prefix}/404.html`, headers: fresh };
    const move = ` && mv public built && mkdir -p public${path.posix.dirname(prefix)} && mv built public${prefix}`;
    return json({
      $schema: "https://openapi.vercel.sh/vercel.json",
      // Vercel would run "gatsby build" itself.
      framework: null,
      buildCommand: prefix ? `PATH_PREFIX=${prefix} npm run build${move}` : "npm run build",
      outputDirectory: "public",
      // The shorter "headers" and "trailingSlash" would leave out redirects and .well-known, and publish _headers.
      routes: [
        { src: "/.*", headers: fresh, continue: true },
        { src: `${prefix}/static/.*`, headers: { "Cache-Control": caching.hashed }, continue: true },
        ...typesByPath(rules, files).map(([file, type]) => ({
          src: escaped(file),
          headers: { "Content-Type": type },
          continue: true,
        })),
        { src: "/(?:.*/)?(?:\\.(?!well-known/).*|_headers)", ...notFound },
        { src: "(?!/\\.well-known/)(/(?:[^/]+/)*[^/.]+)", status: 308, headers: { ...fresh, Location: "$1/" } },
        { handle: "filesystem" },
        { src: "/.*", ...notFound },
      ],
    });
  },
};

const cloudflareWorkers: Host = {
  file: "wrangler.jsonc",
  // The headers are in `_headers`, which Workers reads too.
  configuration: () =>
    json({
      $schema: "https://unpkg.com/wrangler/config-schema.json",
      name: new URL(site.url).host.replace(/[^a-z\d]+/g, "-"),
      // What is new in the runtime later concerns scripts, and there is none.
      compatibility_date: "2026-01-01",
      assets: { directory: "public", not_found_handling: "404-page" },
    }),
};

export const hosts: Readonly<Record<string, Host>> = {
  apache,
  azure,
  caddy,
  "cloudflare-workers": cloudflareWorkers,
  firebase,
  nginx,
  vercel,
};
