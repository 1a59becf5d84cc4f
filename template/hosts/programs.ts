/** nginx, Apache and Caddy, each started with a copy of the built site and its file of docs/hosts. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import { freePort } from "../../scripts/port";

interface Program {
  /** Its file of docs/hosts. */
  readonly file: string;
  /** Whether the file is published with the site, and not in the folder above. */
  readonly isPublished?: boolean;
  /** The command that says its version. */
  readonly version: readonly string[];
  /** Returns the command that serves `public` of a folder, in the foreground. */
  readonly command: (folder: string, port: number) => readonly string[];
}

const user = (line: string): string => (process.getuid?.() === 0 ? line : "");

function write(file: string, text: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

export const programs: Readonly<Record<string, Program>> = {
  nginx: {
    file: "nginx.conf",
    version: ["nginx", "-v"],
    command: (folder, port) => {
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      const main = `${user("user root;")} pid ${folder}/pid; events {}
        http { include /etc/nginx/mime.types; ${temporary.join(" ")} access_log off;
          server { listen 127.0.0.1:${port}; root ${folder}/public; include ${folder}/nginx.conf; } }`;
      const file = write(`${folder}/main.conf`, main);
      return ["nginx", "-e", `${folder}/log`, "-c", file, "-g", "daemon off;"];
    },
  },
  // Debian's own modules and settings, with mod_headers.
  apache: {
    file: ".htaccess",
    isPublished: true,
    version: ["apache2", "-v"],
    command: (folder, port) => {
      const main = `ServerRoot /etc/apache2
        Define APACHE_RUN_DIR ${folder}
        ServerName localhost
        KeepAlive Off
        PidFile ${folder}/pid
        ErrorLog ${folder}/log
        ${user("User www-data")}
        Listen 127.0.0.1:${port}
        Include mods-enabled/*.load
        Include mods-enabled/*.conf
        <IfModule !mod_headers.c>
          Include mods-available/headers.load
        </IfModule>
        DocumentRoot ${folder}/public
        <Directory ${folder}/public>
          Options Indexes FollowSymLinks MultiViews
          AllowOverride All
          Require all granted
        </Directory>`;
      return ["apache2", "-f", write(`${folder}/main.conf`, main), "-DFOREGROUND"];
    },
  },
  caddy: {
    file: "Caddyfile",
    version: ["caddy", "version"],
    command: (folder, port) => {
      // Both hosts are of this machine, so that no certificate is needed.
      const own = readFileSync(`${folder}/Caddyfile`, "utf8")
        .replace(/^example\.com \{/m, `http://127.0.0.1:${port} {`)
        .replace(/^www\.example\.com \{/m, `http://localhost:${port} {`)
        .replace("/srv/site", `${folder}/public`);
      const file = write(`${folder}/main.caddyfile`, `{\n\tadmin off\n}\n${own}`);
      return ["env", `HOME=${folder}`, "caddy", "run", "--config", file, "--adapter", "caddyfile"];
    },
  },
};

export const isInstalled = ({ version: [name = "", ...args] }: Program): boolean => !spawnSync(name, args).error;

/** A site that a program serves. */
export interface ServedSite {
  /** The built files. */
  readonly folder: string;
  /** Where they are served, without a slash at the end. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the built site below a path prefix, changed as the comments in docs/hosts say.
 *
 * @param added - Files to add, by their path.
 */
export async function start(
  { file, isPublished, command }: Program,
  prefix: string,
  added: Readonly<Record<string, string>>,
): Promise<ServedSite> {
  const root = mkdtempSync(path.join(os.tmpdir(), "host-"));
  // Programs that run as another user read it too.
  chmodSync(root, 0o755);
  const folder = path.join(root, "public", prefix);
  cpSync("public", folder, { recursive: true });
  for (const [name, text] of Object.entries(added)) write(path.join(folder, name), text);
  const configuration = readFileSync(path.join("docs/hosts", file), "utf8");
  write(
    path.join(isPublished ? folder : root, file),
    configuration.replaceAll(/\/(static\/|404\.html)/g, `${prefix}/$1`),
  );

  const port = await freePort();
  const [name = "", ...args] = command(root, port);
  const child = spawn(name, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, "exit");
    }
    rmSync(root, { recursive: true, maxRetries: 10 });
  };
  const address = `http://localhost:${port}${prefix}`;
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return { folder, address, stop };
    await setTimeout(200);
  }
  await stop();
  throw new Error(`${name} did not start:\n${output}`);
}
