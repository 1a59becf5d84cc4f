/** The programs of hosts, each started as its documents say, with a site that was laid out for it. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { freePort } from "../../scripts/port";
import { layOut, type ServedSite, type Site } from "./site";

/** A program, and how it is started. */
export interface Program {
  /** The name of the host's configuration. */
  readonly host: string;
  /** Returns its version, or undefined where it is not installed. */
  readonly version: () => string | undefined;
  /** Returns the command that serves the site on a port, in the foreground. */
  readonly command: (site: Site, port: number) => readonly string[];
}

/** Reads a version from what an installed program says about itself. */
const installed =
  (...[program = "", ...args]: readonly string[]) =>
  (): string | undefined => {
    const { stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
    return error ? undefined : /\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0];
  };

const isRoot = process.getuid?.() === 0;

function write(site: Site, name: string, text: string): string {
  const file = path.join(site.root, name);
  writeFileSync(file, text);
  return file;
}

export const systemPrograms: Readonly<Record<string, Program>> = {
  nginx: {
    host: "nginx",
    version: installed("nginx", "-v"),
    command: (site, port) => {
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${site.root}/${kind};`,
      );
      const file = write(
        site,
        "main.conf",
        `${isRoot ? "user root;" : ""} pid ${site.root}/pid; events {}
        http { include /etc/nginx/mime.types; ${temporary.join(" ")} access_log off;
          server { listen 127.0.0.1:${port}; root ${site.root}/public; include ${site.root}/nginx.conf; } }`,
      );
      return ["nginx", "-e", `${site.root}/log`, "-c", file, "-g", "daemon off;"];
    },
  },
  // Debian's own modules and settings, with mod_headers.
  apache: {
    host: "apache",
    version: installed("apache2", "-v"),
    command: (site, port) => {
      const file = write(
        site,
        "main.conf",
        `ServerRoot /etc/apache2
        Define APACHE_RUN_DIR ${site.root}
        ServerName localhost
        PidFile ${site.root}/pid
        ErrorLog ${site.root}/log
        ${isRoot ? "User www-data" : ""}
        Listen 127.0.0.1:${port}
        Include mods-enabled/*.load
        Include mods-enabled/*.conf
        <IfModule !mod_headers.c>
          Include mods-available/headers.load
        </IfModule>
        DocumentRoot ${site.root}/public
        <Directory ${site.root}/public>
          Options Indexes FollowSymLinks MultiViews
          AllowOverride All
          Require all granted
        </Directory>`,
      );
      return ["apache2", "-f", file, "-DFOREGROUND"];
    },
  },
  caddy: {
    host: "caddy",
    version: installed("caddy", "version"),
    command: (site, port) => {
      const file = write(site, "main.caddyfile", `{\n\tadmin off\n}\nimport ${site.root}/Caddyfile\n`);
      const environment = {
        SITE_ADDRESS: `http://localhost:${port}`,
        SITE_ROOT: `${site.root}/public`,
        HOME: site.root,
      };
      const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
      return ["env", ...variables, "caddy", "run", "--config", file, "--adapter", "caddyfile"];
    },
  },
};

/** Starts a program with a copy of the built site. Returns the site, and a function that stops the program. */
export async function start(
  { host, command }: Program,
  prefix: string,
): Promise<{ readonly site: ServedSite; readonly stop: () => Promise<void> }> {
  const site = layOut(host, prefix);
  const port = await freePort();
  const [program = "", ...args] = command(site, port);
  const origin = `http://localhost:${port}`;
  const child = spawn(program, args, { cwd: site.root, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid) {
      const ended = once(child, "exit");
      // With the programs that it has started.
      process.kill(-child.pid);
      await ended;
    }
    rmSync(site.root, { recursive: true, maxRetries: 10 });
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { site: { ...site, origin }, stop };
    await setTimeout(200);
  }
  await stop();
  throw new Error(`${program} did not start:\n${output}`);
}
