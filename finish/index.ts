/** Finishes the pages that Gatsby has built: static, with subset fonts and a security policy, and with the files beside them. */
import { writeFileSync } from "node:fs";
import path from "node:path";

import { buildIslands, islandsOf } from "./buildIslands";
import { openFolder } from "./builtFolder";
import { type Page, subsetFonts } from "./fonts";
import { removeGatsbyFiles, withoutRuntime } from "./gatsbyOutput";
import { type HeaderChanges, headersFile } from "./headers";
import { licences, packagesOf } from "./licences";
import { contentSecurityPolicy, type PolicyOptions, withPolicy } from "./policy";
import { separateBlocks } from "./separateBlocks";

interface Options {
  /** The path below which the site is served, "" or such as "/site". */
  readonly prefix: string;
  /** The folder of the islands. */
  readonly islands: string;
  /** Records whose strings scripts may show: the fonts keep their characters. */
  readonly texts: unknown;
  readonly policy: PolicyOptions & { readonly headers: HeaderChanges };
  /** The folders of the packages that visitors are sent a part of, beside those of the scripts. */
  readonly packages: readonly string[];
  /** Returns files to write beside the pages, by their path. `addresses` are those of the pages that search engines may have. */
  readonly files: (addresses: readonly string[]) => Readonly<Record<string, string | Buffer>>;
}

/**
 * Finishes the site in a folder. The owner's files of `static/` stay as they are; the rules of `static/_headers` are joined.
 *
 * @returns Warnings.
 */
export async function finish(
  folder: string,
  { prefix, islands, texts, policy, packages, files }: Options,
): Promise<readonly string[]> {
  const built = openFolder(folder);
  removeGatsbyFiles(built);
  const pages = built
    .names()
    .filter((name) => name.endsWith(".html") && !built.isOwn(name))
    .map((name) => ({ name, html: built.read(name).toString() }));

  const { entry, sources } = await buildIslands(islandsIn(pages), islands, folder, prefix);
  const script = `<script src="${entry}" defer=""></script>`;
  for (const page of pages)
    page.html = withoutRuntime(page.html, separateBlocks).replace("</head>", `${script}</head>`);
  const warnings = await subsetFonts(pages, built, prefix, texts);
  for (const { name, html } of pages) built.write(name, withPolicy(html, contentSecurityPolicy(html, policy)));

  built.write("licences.json", licences([...packagesOf(sources), ...packages]));
  for (const [name, content] of Object.entries(files(pages.flatMap(addressOf)))) built.write(name, content);
  writeFileSync(path.join(folder, "_headers"), headersFile(prefix, policy.headers, built));
  return warnings;
}

const islandsIn = (pages: readonly Page[]): readonly string[] =>
  [...new Set(pages.flatMap(({ html }) => islandsOf(html)))].sort();

/** The canonical address of a page. One that search engines may not have names none. */
const addressOf = ({ html }: Page): readonly string[] =>
  Array.from(html.matchAll(/<link rel="canonical" href="([^"]+)"/g), ([, address = ""]) => address);
