/** Sites that follow docs/recipes.md, each with the recipes that belong together. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { test } from "@playwright/test";

import { serve } from "../scripts/serve";
import { copyFolder, copySite } from "./copySite";

interface Site {
  /** Where it is served. */
  readonly prefix: "" | `/${string}`;
  readonly recipes: readonly string[];
  /** Follows what the recipes say beside their files. */
  readonly follow: (folder: string) => void;
}

/** Changes a file. The text to replace is what an owner finds in it, too. */
function edit(file: string, searched: string, replacement: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(searched)) throw new Error(`${file} has no “${searched}”.`);
  writeFileSync(
    file,
    text.replace(searched, () => replacement),
  );
}

/** Adds what each recipe adds to a list of the site. */
function followAll(folder: string, plugins: string, directives: string, contents: readonly string[]): void {
  edit(path.join(folder, "gatsby-config.ts"), "plugins: [", `plugins: [${plugins}`);
  edit(path.join(folder, "src/policy.ts"), "directives: {", `directives: {${directives}`);
  for (const name of contents)
    appendFileSync(path.join(folder, "src/content/index.ts"), `export * from "./${name}";\n`);
  const prose = '@import "../components/ui/Prose.css";\n';
  edit(path.join(folder, "src/styles/global.css"), '@import "./scripts.css";', `${prose}@import "./scripts.css";`);
}

/** What a folder of template/sites has beside the recipes shows what they add. */
export const sites = {
  blog: {
    prefix: "",
    recipes: ["page", "photos", "posts", "island"],
    follow: (folder) => {
      const posts = `{ resolve: "gatsby-plugin-posts", options: { ...site, url: new URL(site.url).origin + pathPrefix } },`;
      followAll(folder, `"gatsby-plugin-photos", ${posts}`, '"frame-src": ["https://calendar.example"],', [
        "privacy",
        "posts",
      ]);
      const inFolder = (file: string): string => path.join(folder, file);
      // Its owner is done with the sample, whose tests hold for it alone.
      rmSync(inFolder("src/sample"), { recursive: true });
      edit(
        inFolder("src/content/portfolio.ts"),
        "export interface Project {",
        "export interface Project { photo?: string;",
      );
      for (const [name, featured, width] of [
        ["Featured", true, 1000],
        ["OtherProject", false, 200],
      ] as const) {
        const file = inFolder(`src/components/Portfolio/${name}.tsx`);
        const photo = `<Photo file={project.photo} alt="" width={${width}} className="absolute! inset-0 size-full" />`;
        edit(file, "<GenericIcon", `{project.photo && ${photo}}<GenericIcon`);
        edit(file, "import { NewTabLink }", 'import { Photo } from "../ui/Photo";\nimport { NewTabLink }');
        edit(
          inFolder("src/content/portfolio.ts"),
          `featured: ${featured},`,
          `featured: ${featured}, photo: "TEST.PNG",`,
        );
      }
      cpSync("docs/screenshot.png", path.join(folder, "src/photos/TEST.PNG"));
    },
  },
  studio: {
    prefix: "/site",
    recipes: ["page", "form", "cms", "island", "another-look"],
    follow: (folder) => {
      const inFolder = (file: string): string => path.join(folder, file);
      const directives =
        '"form-action": ["https://forms.example"], "connect-src": ["https://stats.example", "https://forms.example"],';
      followAll(folder, '"gatsby-plugin-cms", ', directives, ["privacy", "contactForm"]);
      edit(inFolder("src/styles/global.css"), '@import "../chart/chart.css";\n', "");
      const menu = "menu: NonEmpty<MenuEntry> = [";
      edit(inFolder("src/content/sections.ts"), menu, `${menu}{ href: "/test-islands/", label: "Islands" }, `);
      const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly name: string };
      edit(inFolder("package.json"), `"name": "${name}"`, '"name": "named-by-package"');
      // A folder above may have the configuration of another project. PostCSS would look for one from here upwards.
      writeFileSync(inFolder("postcss.config.cjs"), 'throw new Error("of another project");\n');
      // Folders and links of editors lie between the files, and have names like theirs.
      for (const each of [
        "src/content/archive",
        "src/pages/404.html",
        "src/components/islands/parts",
        "static/old.html",
      ])
        mkdirSync(inFolder(each), { recursive: true });
      // Windows lets few users make links.
      if (process.platform !== "win32")
        for (const file of ["src/content/.#hero.ts", "src/pages/.#index.tsx", "src/components/islands/.#Counter.tsx"])
          symlinkSync("editor@machine.1", inFolder(file));
    },
  },
} as const satisfies Readonly<Record<string, Site>>;

export type SiteName = keyof typeof sites;

/** The built folder of a site. */
export const builtSite = (name: SiteName): string => path.join(copyFolder(name), "public");

/** Copies this site, and makes one of the sites of it. Returns the folder. */
export function copyOf(name: SiteName): string {
  const folder = copySite(name);
  const { recipes, follow } = sites[name];
  if (recipes.some((recipe) => recipe === "another-look")) rmSync(path.join(folder, "src/chart"), { recursive: true });
  for (const recipe of recipes) cpSync(`docs/recipes/${recipe}`, folder, { recursive: true });
  cpSync(`template/sites/${name}`, folder, { recursive: true });
  follow(folder);
  return folder;
}

/** Tests of a built site: `page` and `request` take its addresses without the host. */
export const testOf = (name: SiteName) =>
  test.extend<object, { readonly origin: string }>({
    origin: [
      async ({}, provide) => {
        const server = await serve(builtSite(name), 0, sites[name].prefix);
        await provide(`http://localhost:${(server.address() as AddressInfo).port}`);
        server.close();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ origin }, provide) => provide(origin),
  });
