import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { isIndexable, markdownPath, type PageText, readPage } from "./markdown";
import { shareImage, type ShareImageOptions } from "./shareImage";

interface Options {
  readonly siteUrl: string;
  readonly name: string;
  readonly description: string;
  readonly files: Readonly<Record<string, string>>;
  readonly shareImage?: ShareImageOptions;
}

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
    shareImage: Joi.object({
      file: Joi.string().default("share.png"),
      width: Joi.number().default(1200),
      height: Joi.number().default(630),
      element: Joi.object().required(),
      fonts: Joi.array()
        .items(
          Joi.object({
            name: Joi.string().required(),
            file: Joi.string().required(),
            weight: Joi.number().required(),
            axes: Joi.object().default({}),
          }),
        )
        .required(),
    }).description("The image beside a shared link."),
  });

const link = (text: string, address: string): string => `[${text}](<${address}>)`;

/** Writes the files, and links each page to its Markdown. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix, reporter }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const { pages, program } = store.getState() as State;
  const folder = path.join(program.directory, "public");
  const base = `${options.siteUrl}${pathPrefix}`;
  const write = async (file: string, content: string | Buffer): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };

  const indexed: (PageText & { readonly page: string })[] = [];
  try {
    for (const page of [...pages.keys()].sort()) {
      const file = path.join(folder, page, "index.html");
      if (!existsSync(file)) continue;
      const html = await readFile(file, "utf8");
      if (!isIndexable(html)) continue;
      const text = readPage(html, `${base}${page}`);
      await write(markdownPath(page), text.markdown);
      const alternate = `<link rel="alternate" type="text/markdown" href="${pathPrefix}${markdownPath(page)}"/>`;
      await writeFile(
        file,
        html.replace("</head>", () => `${alternate}</head>`),
      );
      indexed.push({ ...text, page });
    }
    const list = indexed.map(({ page, title, description }) => {
      const about = description ? `: ${description}` : "";
      return `- ${link(title, `${base}${markdownPath(page)}`)}${about}`;
    });
    await write("llms.txt", `# ${options.name}\n\n> ${options.description}\n\n## Pages\n\n${list.join("\n")}\n`);
    for (const [file, text] of Object.entries(options.files)) await write(file, text);
    if (options.shareImage) {
      await write(options.shareImage.file, await shareImage(program.directory, options.shareImage));
    }
  } catch (error) {
    reporter.panic(`gatsby-plugin-machine-readable: ${error instanceof Error ? error.message : String(error)}`);
  }
};
