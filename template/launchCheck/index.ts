/**
 * What is left of the sample before the site may be published: `npm --prefix template run launch-check`. Reads the content, and the built
 * pages for what came from elsewhere. Ends with 1 while something is left.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";

import { filesIn } from "../../e2e/filesIn";
import * as content from "../../src/content";
import { allowedOrigins } from "../../src/policy";
import { diagnostics } from "../../src/rules";
import { site } from "../../src/site";
import { launchDiagnostics } from "./diagnostics";

const folder = process.argv[2] ?? "public";
const pages = (existsSync(folder) ? filesIn(folder) : [])
  .filter((name) => name.endsWith(".html"))
  .map((name) => {
    const file = path.posix.join(folder, name);
    const root = parse(readFileSync(file, "utf8"));
    for (const element of root.querySelectorAll("script, style, pre, code")) element.remove();
    return { file, html: root.toString(), text: root.textContent };
  });
const existing = (files: readonly string[]): readonly string[] => files.filter((file) => existsSync(file));
const drawings = existing([
  "static/favicon.svg",
  "src/icon.svg",
  "src/components/ui/Logo.tsx",
  "src/chart/cities.ts",
]).map((file) => [file, readFileSync(file, "utf8")] as const);
const [image] = existing(["static/share.png", path.posix.join(folder, "share.png")]);

const { checks, notes } = launchDiagnostics({
  site,
  content,
  broken: diagnostics(),
  pages,
  drawings: Object.fromEntries(drawings),
  shareImage: image === undefined ? undefined : { file: image, bytes: readFileSync(image) },
  allowedOrigins,
  now: Date.now(),
});
for (const [name, messages] of checks) {
  console.log(`${messages.length === 0 ? "✓" : "✗"} ${name}`);
  for (const message of messages) console.log(`    ${message}`);
}
for (const note of notes) console.log(`– ${note}`);
const left = checks.reduce((sum, [, messages]) => sum + messages.length, 0);
console.log(left === 0 ? "\nReady to launch." : `\nLeft before launch: ${left}.`);
process.exitCode = left === 0 ? 0 : 1;
