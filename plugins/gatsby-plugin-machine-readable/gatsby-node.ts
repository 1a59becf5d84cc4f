import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { markdownPath, oneLine, readPage, withLink } from "./markdown";

interface Options {
  readonly siteUrl: string;
  readonly name: string;
  readonly description: string;
  readonly files: Readonly<Record<string, string>>;
}

/** What is used here of Gatsby's state. */
interface State {
  readonly program: { readonly directory: string };
  readonly pages: ReadonlyMap<string, unknown>;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    siteUrl: Joi.string().uri().required().description("The site's origin, without a path."),
    name: Joi.string().required().description("The site's name, the heading of llms.txt."),
    description: Joi.string().required().description("One sentence about the site, for llms.txt."),
    files: Joi.object()
      .pattern(/./, Joi.string())
      .default({})
      .description("Text files to write, by their path in public/."),
  });

/** Writes the files, and links each page to its Markdown. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix, reporter }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const { program, pages }: State = store.getState();
  const folder = path.join(program.directory, "public");
  const base = new URL(options.siteUrl).origin + pathPrefix;
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };

  const list: string[] = [];
  try {
    // The home page, often the largest, comes last: after a large page V8 keeps the garbage of the following ones for longer.
    for (const page of [...pages.keys()].sort().reverse()) {
      const file = path.join(folder, page, "index.html");
      // Gatsby also makes a page of the not-found page, besides the file that hosts send.
      if (page.replace(/\/$/, "") === "/404" || !existsSync(file)) continue;
      const html = readFileSync(file, "utf8");
      const text = readPage(html, `${base}${page}`);
      const markdownFile = markdownPath(page);
      // The page may have been indexed at the last build.
      if (!text) rmSync(path.join(folder, markdownFile), { force: true });
      if (!text) continue;
      const { title, description, markdown } = text;
      write(markdownFile, markdown);
      writeFileSync(file, withLink(html, pathPrefix + markdownFile));
      list.unshift(`- [${title || markdownFile}](<${base}${markdownFile}>)${description && `: ${description}`}`);
    }
    const summary = oneLine(options.description);
    write("llms.txt", `# ${options.name}\n\n> ${summary}\n\n## Pages\n\n${list.join("\n")}\n`);
    for (const [file, text] of Object.entries(options.files)) write(file, text);
  } catch (error) {
    reporter.panic(`gatsby-plugin-machine-readable: ${error instanceof Error ? error.message : String(error)}`);
  }
};
