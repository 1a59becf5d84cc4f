/** What becomes of a copy of the project before it is built: Gatsby as it comes, or more content. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { faces } from "../../build/fonts/faces";
import { growContent } from "./growContent";

/** What every Gatsby site has: the style sheet, the wrapper, the language and the icons, and Gatsby's own build, as clean as ours. */
const plainFiles = {
  "gatsby-browser.tsx": `import "./src/styles/global.css";
export { wrapRootElement } from "./src/root";
`,
  "gatsby-ssr.tsx": `import { IconSprite } from "./src/components/ui/IconSprite";
import { site } from "./src/site";
export { wrapRootElement } from "./src/root";
export const onRenderBody = ({ setHtmlAttributes, setPreBodyComponents }) => {
  setHtmlAttributes({ lang: site.language });
  setPreBodyComponents([<IconSprite key="icons" />]);
};
`,
  "tools/build.ts": `import { spawnSync } from "node:child_process";
import path from "node:path";
const gatsby = path.join("node_modules", "gatsby", "cli.js");
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GATSBY_ADAPTERS_MANIFEST: "module.exports=[]" };
for (const command of ["clean", "build"]) {
  process.exitCode ||= spawnSync(process.execPath, [gatsby, command], { stdio: "inherit", env }).status ?? 1;
}
`,
};

/**
 * Makes of a copy what the same pages would be as Gatsby comes: its own bundle, runtime and document, nothing removed from
 * its output, and the fonts whole, as Fontsource ships them.
 *
 * @param project - The copy's folder.
 */
export async function makePlain(project: string): Promise<void> {
  for (const name of ["gatsby-node.ts", "src/html.tsx"]) await rm(path.join(project, name), { force: true });
  for (const [name, source] of Object.entries(plainFiles)) await writeFile(path.join(project, name), source);
  const fonts = path.join(project, "src", "styles", "generated");
  await mkdir(fonts, { recursive: true });
  for (const { family, source } of faces) {
    await cp(path.join(project, source), path.join(fonts, `${family.toLowerCase()}.woff2`));
  }
}

/**
 * Gives a copy many times its content.
 *
 * @param project - The copy's folder.
 * @param factor - How many times as many records each content array shall have, a whole number from 1.
 */
export async function growProject(project: string, factor: number): Promise<void> {
  const folder = path.join(project, "src", "content");
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".ts") || name.includes(".test.")) continue;
    const file = path.join(folder, name);
    await writeFile(file, growContent(await readFile(file, "utf8"), factor, "../../tools/bench/repeatRecords"));
  }
}
