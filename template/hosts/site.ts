import { chmodSync, cpSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { filesIn } from "../../e2e/filesIn";
import { builtFolder } from "../../e2e/helpers";
import { headersFile, type HostRules, hostRules } from "../../finish/headers";
import { hosts } from "../../scripts/hosts";
import { policy } from "../../src/policy";

/** A copy of the built site, laid out for a host. */
export interface Site {
  /** What stands for the root of the repository: its `public` is what the host is given. */
  readonly root: string;
  /** The built files: `public`, or a folder in it for a site below a path. */
  readonly folder: string;
  readonly rules: HostRules;
}

/** A site that a program serves. */
export interface ServedSite extends Site {
  readonly origin: string;
}

export const addedPage = "in-a-folder";
const addedTexts = { ".well-known/added.txt": "naïve", "notes.md": "naïve “quotes”", "texts/a table.csv": "naïve" };
export const textFiles = ["llms.txt", "robots.txt", ...Object.keys(addedTexts)];

/** What no visitor may read: what configures a host, and other hidden files. */
export const configurationFiles = ["_headers", ".htaccess", "staticwebapp.config.json"];
export const hiddenFiles = [".env", "texts/.secret"];

/** A header with what configurations have to escape. */
const oddHeader = { "X-Example": `100% {a}, "b"; 'c' \\d %{e} #f` };

/** What hosts read at the top of the folder that they are given, and nowhere else. */
const atTop: Readonly<Record<string, string>> = {
  pages: "_headers",
  "cloudflare-workers": "_headers",
  azure: "staticwebapp.config.json",
};

/** Copies the built site below a path prefix, with a page, texts and hidden files more, and writes the configuration of a host. */
export function layOut(host: string, prefix: string): Site {
  const root = mkdtempSync(path.join(os.tmpdir(), "host-"));
  // Programs that run as another user read it too.
  chmodSync(root, 0o755);
  const top = path.join(root, "public");
  const folder = path.join(top, prefix);
  const rules = hostRules(prefix, { ...policy.headers, ...oddHeader });
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  cpSync(builtFolder, folder, { recursive: true });
  for (const [file, text] of Object.entries({
    [`${addedPage}/index.html`]: "<!doctype html><title>Page</title>",
    ".env": "secret",
    "texts/.secret": "secret",
    ...addedTexts,
  }))
    write(path.join(folder, file), text);
  const names = filesIn(folder);
  write(path.join(folder, "_headers"), headersFile(rules, names));
  const { file, configuration } = hosts[host] ?? { file: "", configuration: () => "" };
  // The build copies `static/`.
  if (file) write(path.join(root, file).replace(path.join(root, "static"), folder), configuration(rules, names));
  // docs/hosting.md, "Below a path": what hosts read at the top of what they are given.
  if (prefix) {
    cpSync(path.join(folder, "404.html"), path.join(top, "404.html"));
    const name = atTop[host];
    if (name) renameSync(path.join(folder, name), path.join(top, name));
  }
  return { root, folder, rules };
}
