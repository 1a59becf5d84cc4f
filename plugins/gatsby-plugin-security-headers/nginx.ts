import { cacheControl, hashedFolder, securityHeaders } from "./headers";

/**
 * Writes the inside of nginx's `server { }`, which has a `listen` and a `root` of its own. There is no `add_header` in a
 * location, because it would replace all of the server's.
 *
 * @param prefix - The site's path prefix, "" or "/site"; the site's files are then in a folder of that name.
 */
export function nginxConfig(prefix: string): string {
  const headers = Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `# How the site is served. Include it in a server { } with a listen and a root. Written by the build.
${headers.join("\n")}
set $site_cache "${cacheControl.other}";
add_header Cache-Control $site_cache always;
server_tokens off;
absolute_redirect off;
merge_slashes off;

charset utf-8;
charset_types text/css text/plain text/markdown text/javascript application/javascript;

# The build has compressed every text file. Add "brotli_static on;" to the server where nginx has that module.
gzip off;
gzip_static on;
gzip_vary on;

error_page 403 404 ${prefix}/404.html;
location = ${prefix}/404.html {
  internal;
}
location / {
  try_files $uri $uri/index.html =404;
}
location ${prefix}${hashedFolder} {
  set $site_cache "${cacheControl.hashed}";
  try_files $uri =404;
}
# Files for other hosts, hidden files, and compressed copies under their own names.
location ~ /\\.(?!well-known/)|/_headers$|\\.(?:br|gz)$ {
  return 404;
}
# Two types that nginx does not know.
location ~ \\.md$ {
  types { }
  default_type text/markdown;
}
location ~ \\.webmanifest$ {
  types { }
  default_type application/manifest+json;
}
`;
}
