/** Writes what makes the site findable into the built folder. Equal sources give equal bytes: nothing asks for the time. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { absoluteUrl } from "../../src/lib/absoluteUrl";
import { shareCard } from "../../src/lib/shareCard";
import { assertPathPrefix } from "../pathPrefix";
import { humans } from "./humans";
import { drawIcon, icons } from "./icons";
import { llms } from "./llms";
import { manifest } from "./manifest";
import { pageMarkdown } from "./pageMarkdown";
import { robots } from "./robots";
import { securityText, securityTextFile } from "./securityText";
import { shareImage } from "./shareImage";
import { sitemap } from "./sitemap";

interface Options {
  /** Where the built site is. */
  readonly folder: string;
  /** "", or where the site is served below the domain's root: "/site". */
  readonly pathPrefix: string;
}

/**
 * Writes the share image, the icons, the manifest and the files for crawlers and other machines.
 *
 * @param options - The built folder, and the path prefix that the build had.
 * @throws When the path prefix is neither empty nor a path.
 */
export async function writeFindableFiles({ folder, pathPrefix }: Options): Promise<void> {
  assertPathPrefix(pathPrefix);
  const home = absoluteUrl(`${pathPrefix}/`);
  const files: Readonly<Record<string, string | Promise<Buffer>>> = {
    [shareCard.path.slice(1)]: shareImage(),
    ...Object.fromEntries(icons.map((icon) => [icon.file, drawIcon(icon)])),
    "manifest.webmanifest": manifest(pathPrefix),
    "sitemap.xml": sitemap([home]),
    "robots.txt": robots(`${home}sitemap.xml`),
    "humans.txt": humans(),
    [securityTextFile]: securityText(pathPrefix),
    "llms.txt": llms(home),
    "index.md": pageMarkdown(home),
  };
  await Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = path.join(folder, name);
      // Waited for at once: a drawing that failed meanwhile would be a rejection that nobody handles.
      const bytes = await content;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }),
  );
}
