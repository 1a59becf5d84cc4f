/** How the site is served, in nginx's words. It is the same for every build; `nginxHeaders` is not. */
import { cacheControl, hashedFolder } from "../headers";
import { contentType, mediaTypes } from "../mediaTypes";

/**
 * Writes how the files are served. There is no `add_header` in a location, because one would silence all of the server's.
 *
 * @returns The inside of a `server` block that has a `listen` and a `root` of its own.
 */
export function nginxSite(): string {
  const types = Object.keys(mediaTypes).map((extension) => `  "${contentType(extension)}" ${extension};`);
  return `# How the site is served: the inside of a server { } that has its own listen and root. Written by npm run deploy:config.

include generated/headers.conf;
add_header Cache-Control $site_cache always;
add_header Allow $site_allow always;
set $site_cache "${cacheControl.other}";
uninitialized_variable_warn off;
server_tokens off;
absolute_redirect off;

types {
${types.join("\n")}
}
default_type application/octet-stream;

# The build has compressed every text file; brotli.conf stands beside this file where nginx has the module.
gzip off;
gzip_static on;
gzip_vary on;
include brotli*.conf;

merge_slashes off;
client_max_body_size 1k;
large_client_header_buffers 4 8k;
keepalive_requests 10000;

error_page 405 @method;
location @method {
  default_type "text/plain; charset=utf-8";
  set $site_allow "GET, HEAD";
  return 405 "Only GET and HEAD.\\n";
}

error_page 403 404 /404.html;
location = /404.html {
  internal;
}

location = / {
  try_files /index.html =404;
}
location = /index.html {
  return 301 ./;
}
location / {
  try_files $uri =404;
}
location ${hashedFolder} {
  set $site_cache "${cacheControl.hashed}";
  try_files $uri =404;
}

# Dot files, what the build wrote for other hosts, and compressed files under their own names are nobody's business.
location ~ /\\.(?!well-known/)|^/_headers$|\\.(?:br|gz)$ {
  return 404;
}
`;
}

/**
 * Writes a whole configuration around it, for an nginx that runs without privileges: its port is above 1024 and it
 * writes to `/tmp` alone.
 *
 * @returns The text of `nginx.conf`.
 */
export function nginxMain(): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `# A whole nginx for the site, without privileges. Written by npm run deploy:config.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pid /tmp/nginx.pid;
error_log /dev/stderr warn;

events {
  worker_connections 4096;
}

http {
${temporary.map((name) => `  ${name}_temp_path /tmp/nginx-${name};`).join("\n")}
  access_log /dev/stdout;
  sendfile on;
  tcp_nopush on;

  server {
    listen 8080;
    root /srv/site;
    include site.conf;
  }
}
`;
}
