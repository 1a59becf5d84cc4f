/** A copy of the site that follows docs/recipes.md. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

import { copyFolder, copySite } from "./copySite";

/** Where it is served. */
export const prefix = "/site";

const name = "recipes";

/** The built folder. */
export const built = path.join(copyFolder(name), "public");

/** Changes a file. The text to replace is what an owner finds in it, too. */
function edit(file: string, searched: string, replacement: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(searched)) throw new Error(`${file} has no “${searched}”.`);
  writeFileSync(
    file,
    text.replace(searched, () => replacement),
  );
}

/** What recipes add to the plugins of gatsby-config.ts. */
const plugins = `
  "gatsby-plugin-photos",
  { resolve: "gatsby-plugin-posts", options: { ...site, url: new URL(site.url).origin + pathPrefix } },
  "gatsby-plugin-cms",`;

/** Copies the site, follows docs/recipes.md, and adds the pages and files of template/recipes, which show what the recipes add. */
export function copyWithRecipes(): string {
  const folder = copySite(name);
  const inFolder = (file: string): string => path.join(folder, file);
  rmSync(inFolder("src/chart"), { recursive: true });
  edit(inFolder("src/styles/global.css"), '@import "../chart/chart.css";', '@import "../components/ui/Prose.css";');
  for (const recipe of readdirSync("docs/recipes")) cpSync(`docs/recipes/${recipe}`, folder, { recursive: true });
  cpSync("template/recipes", folder, { recursive: true });
  cpSync("docs/screenshot.png", inFolder("src/photos/test.png"));
  edit(inFolder("gatsby-config.ts"), "plugins: [", `plugins: [${plugins}`);
  edit(
    inFolder("src/policy.ts"),
    "directives: {",
    `directives: {
      "form-action": ["https://forms.example"],
      "connect-src": ["https://stats.example", "https://forms.example"],
      "frame-src": ["https://calendar.example"],`,
  );
  const menu = "menu: NonEmpty<MenuEntry> = [";
  edit(inFolder("src/content/sections.ts"), menu, `${menu}{ href: "/test-islands/", label: "Islands" }, `);
  const { name: packageName } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly name: string };
  edit(inFolder("package.json"), `"name": "${packageName}"`, '"name": "named-by-package"');
  // A folder above may have the configuration of another project. PostCSS would look for one from here upwards.
  writeFileSync(inFolder("postcss.config.cjs"), 'throw new Error("of another project");\n');
  // Folders and links of editors lie between the files, and have names like theirs.
  for (const file of ["src/content/archive", "src/pages/404.html", "src/components/islands/parts", "static/old.html"])
    mkdirSync(inFolder(file), { recursive: true });
  // Windows lets few users make links.
  if (process.platform !== "win32")
    for (const file of ["src/content/.#hero.ts", "src/pages/.#index.tsx", "src/components/islands/.#Counter.tsx"])
      symlinkSync("editor@machine.1", inFolder(file));
  return folder;
}
