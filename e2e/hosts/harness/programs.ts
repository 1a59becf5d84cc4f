/** The web servers that the configuration of `deploy/` is tried on. */
import type { HostProgram } from "./server";

/** nginx, on the whole configuration of `deploy/nginx.conf`. */
export const nginx: HostProgram = {
  name: "nginx",
  install: "Debian: apt-get install nginx libnginx-mod-http-brotli-static.",
  run: (folder) => ["-e", "stderr", "-c", `${folder}/nginx.conf`, "-g", "daemon off;"],
  adapt: (text, port, folder) =>
    text
      .replace("listen 8080;", `listen 127.0.0.1:${port};`)
      .replaceAll("/tmp/", `${folder}/`)
      .replaceAll("/srv/site", `${folder}/site`),
};

/** Caddy, on `deploy/Caddyfile`, without a certificate. */
export const caddy: HostProgram = {
  name: "caddy",
  install: "Debian: apt-get install caddy.",
  run: (folder) => ["run", "--config", `${folder}/Caddyfile`, "--adapter", "caddyfile"],
  adapt: (text) => text,
  environment: (port, folder) => ({ SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: `${folder}/site` }),
};
