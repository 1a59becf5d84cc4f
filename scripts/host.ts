/** Writes a host's configuration to where the host reads it: `npm run host NAME`, with PATH_PREFIX for a site below a path. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { format, resolveConfig } from "prettier";

import { filesIn } from "../e2e/filesIn";
import { hostRules } from "../finish/headers";
import { readPathPrefix } from "../gatsby/pathPrefix";
import { wellKnownFiles } from "../src/metadata/wellKnown";
import { policy } from "../src/policy";
import { hosts } from "./hosts";
import { runCommand } from "./runCommand";

async function main(): Promise<void> {
  const name = process.argv.slice(2).find((argument) => !argument.startsWith("-")) ?? "";
  // Without “--” before it, npm takes the option for its own.
  const isForced = process.argv.includes("--force") || process.env["npm_config_force"] === "true";
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (!host) {
    throw new Error(
      `${name ? `The host “${name}” is not known` : "Name a host"}: npm run host NAME, with ${Object.keys(hosts).join(", ")}. ` +
        `Netlify and Cloudflare Pages need none: they read public/_headers, which each build writes.`,
    );
  }
  const { file, configuration } = host;
  const own = existsSync("static") ? filesIn("static") : [];
  const files = new Set(["manifest.webmanifest", ...Object.keys(wellKnownFiles("", [])), ...own]);
  const written = configuration(hostRules(readPathPrefix(), policy.headers), [...files]);
  const text = /\.jsonc?$/.test(file)
    ? await format(written, { ...(await resolveConfig(file)), filepath: file })
    : written;
  if (existsSync(file) && !isForced) {
    if (readFileSync(file, "utf8") === text) return console.log(`${file} is up to date.`);
    throw new Error(`${file} exists, and is not what would be written. Replace it by: npm run host ${name} -- --force`);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file} is written. docs/hosting.md says what else the host needs.`);
}

runCommand(main);
