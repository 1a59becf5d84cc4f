/**
 * Serves the built site by programs of hosts that npm has, and prints docs/hosting.md's table: `npm run check-hosts [folder]`. It needs
 * Node 22.12 or later. The packages are installed into the folder, or into one that is removed.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

import { type Program, start, systemPrograms } from "../template/hosts/programs";
import { requirements } from "../template/hosts/requirements";
import { layOut } from "../template/hosts/site";
import { filesIn } from "./filesIn";
import { runCommand } from "./runCommand";

const packages = {
  "@azure/static-web-apps-cli": "2.0.10",
  "@netlify/headers-parser": "10.1.1",
  "firebase-tools": "15.34.2",
  vercel: "58.0.0",
  wrangler: "4.164.0",
} as const;

const given = process.argv[2];
const folder = path.resolve(given ?? mkdtempSync(path.join(os.tmpdir(), "programs-")));
const bin = (name: string): string => path.join(folder, "node_modules/.bin", name);

/** A program of a package: its command, with `prepare` before it. */
const packaged = (
  host: string,
  name: keyof typeof packages,
  command: (port: number) => readonly string[],
  prepare: (root: string, port: number) => void = () => undefined,
): Program => ({
  host,
  version: () => packages[name],
  command: ({ root }, port) => {
    prepare(root, port);
    const [program = "", ...args] = command(port);
    // What they write besides stays in the copy.
    return ["env", `HOME=${root}`, "CI=1", "WRANGLER_SEND_METRICS=false", process.execPath, bin(program), ...args];
  },
});

/** Keeps what Firebase would upload, and tells its emulator the port. */
function prepareFirebase(root: string, port: number): void {
  const { listFiles } = createRequire(path.join(folder, "package.json"))("firebase-tools/lib/listFiles") as {
    readonly listFiles: (cwd: string, ignore: readonly string[]) => readonly string[];
  };
  const file = path.join(root, "firebase.json");
  const config = JSON.parse(readFileSync(file, "utf8")) as { readonly hosting: { readonly ignore: readonly string[] } };
  const top = path.join(root, "public");
  const uploaded = new Set(listFiles(top, config.hosting.ignore));
  for (const name of filesIn(top)) if (!uploaded.has(name)) rmSync(path.join(top, name));
  writeFileSync(file, JSON.stringify({ ...config, emulators: { hosting: { port } } }));
}

/** Leaves out the build, which `vercel dev` would run. */
function prepareVercel(root: string): void {
  const file = path.join(root, "vercel.json");
  const config = JSON.parse(readFileSync(file, "utf8")) as object;
  writeFileSync(file, JSON.stringify({ ...config, buildCommand: undefined }));
}

const programs: Readonly<Record<string, Program>> = {
  ...systemPrograms,
  "wrangler pages dev": packaged("pages", "wrangler", (port) => [
    "wrangler",
    "pages",
    "dev",
    "public",
    "--port",
    `${port}`,
  ]),
  "wrangler dev": packaged("cloudflare-workers", "wrangler", (port) => ["wrangler", "dev", "--port", `${port}`]),
  firebase: packaged(
    "firebase",
    "firebase-tools",
    () => ["firebase", "emulators:start", "--only", "hosting", "--project", "demo-site"],
    prepareFirebase,
  ),
  swa: packaged("azure", "@azure/static-web-apps-cli", (port) => ["swa", "start", "public", "--port", `${port}`]),
  "vercel dev": packaged(
    "vercel",
    "vercel",
    (port) => ["vercel", "dev", "--local", "--yes", "--listen", `127.0.0.1:${port}`],
    prepareVercel,
  ),
};

/** Returns what Netlify's own parser does not read from `_headers` as it was written. */
async function netlifyFaults(): Promise<readonly string[]> {
  const { parseAllHeaders } = (await import(
    path.join(folder, "node_modules/@netlify/headers-parser/lib/index.js")
  )) as {
    readonly parseAllHeaders: (options: object) => Promise<{
      readonly headers: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[];
      readonly errors: readonly Error[];
    }>;
  };
  const { root, folder: site } = layOut("pages", "");
  const file = path.join(site, "_headers");
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], minimal: true });
  const read = headers.map(({ for: where, values }) =>
    [where, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
  );
  const isSame = read.join("") === readFileSync(file, "utf8");
  rmSync(root, { recursive: true });
  return [...errors.map(({ message }) => message), ...(isSame ? [] : [`read as:\n${read.join("")}`])];
}

async function main(): Promise<void> {
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  mkdirSync(folder, { recursive: true });
  // No package's own script runs: what is compiled comes prebuilt.
  const options = ["--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  if (spawnSync("npm", ["install", ...options, ...wanted], { stdio: "inherit" }).status !== 0)
    throw new Error("npm could not install the programs; see above.");

  const rows = Object.keys(requirements).map((requirement) => ({ requirement, cells: [] as string[] }));
  const notes: string[] = [];
  const heads: string[] = [];
  for (const [name, program] of Object.entries(programs)) {
    const version = program.version();
    if (!version) {
      console.log(`${name} is not installed: skipped.`);
      continue;
    }
    heads.push(`${name} ${version}`);
    for (const prefix of ["", "/a/site"]) {
      const { site, stop } = await start(program, prefix);
      try {
        for (const { requirement, cells } of rows) {
          const messages = (await requirements[requirement]?.(site)) ?? [];
          notes.push(...messages.map((message) => `${name}${prefix && " below a path"}: ${requirement}: ${message}`));
          cells[heads.length - 1] = messages.length > 0 ? "no" : (cells[heads.length - 1] ?? "yes");
        }
      } finally {
        await stop();
      }
    }
  }
  notes.push(...(await netlifyFaults()).map((message) => `Netlify's parser: ${message}`));
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  console.log([line(["", ...heads]), line(["---", ...heads.map(() => "---")])].join("\n"));
  for (const { requirement, cells } of rows) console.log(line([requirement, ...cells]));
  console.log(`\n${new Date().toISOString().slice(0, 10)}\n${notes.join("\n")}`);
  if (!given) rmSync(folder, { recursive: true });
}

runCommand(main);
