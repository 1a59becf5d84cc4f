/** What the built files still show of the sample, and whether they are the present content's. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { absoluteUrl } from "../../src/lib/absoluteUrl";
import { shareCard } from "../../src/lib/shareCard";
import { pageMarkdown } from "../findable/pageMarkdown";
import { shareImage } from "../findable/shareImage";
import { isText } from "../mediaTypes";
import { sampleName } from "./launch";
import type { Problem } from "./problem";

/** The long arc that only the sample's mark has. */
export const sampleMark = "A9.9 9.9 0 0 1 16.6 2.7A6.2 9.9 20 0 0 9.8 21.3";

/** The content's own check knows more such hosts, but "pattern.test" is also how a script asks a pattern. */
const exampleHost = /\bexample\.(?:com|org|net)\b/;

const build = "Build the site: npm run build.";

/**
 * Holds the built site against the content and looks for what is left of the sample.
 *
 * @param folder - The built site.
 * @returns A problem for each file that is missing, older than the content or still the sample's.
 */
export async function builtProblems(folder: string): Promise<readonly Problem[]> {
  if (!existsSync(path.join(folder, "index.html"))) {
    return [{ file: `${folder}/`, record: "", message: "has no built site in it.", mend: build }];
  }
  return [...leftovers(folder), ...(await staleness(folder))];
}

/**
 * Looks at the mark.
 *
 * @param svg - The text of `static/favicon.svg`.
 * @returns A problem while it is the sample's.
 */
export function markProblems(svg: string = readFileSync("static/favicon.svg", "utf8")): readonly Problem[] {
  if (!svg.includes(sampleMark)) return [];
  const mend = "Draw your own, there and in src/components/ui/Logo.tsx (README, “Swap the logo”).";
  return [{ file: "static/favicon.svg", record: "the mark", message: `is ${sampleName}’s.`, mend }];
}

function leftovers(folder: string): readonly Problem[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter(isText).flatMap((name) => {
    const text = readFileSync(path.join(folder, name), "utf8");
    const found = [new RegExp(`\\b${sampleName}\\b`), exampleHost].flatMap((sign) => sign.exec(text)?.[0] ?? []);
    return found.map((word) => ({
      file: path.posix.join(folder, name),
      record: "",
      message: `still says “${word}”.`,
      mend: "Mend the content above, and build again.",
    }));
  });
}

async function staleness(folder: string): Promise<readonly Problem[]> {
  const read = (name: string): Buffer | undefined => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const prefix = /<script src="([^"]*)\/static\//.exec(String(read("index.html")))?.[1] ?? "";
  const home = absoluteUrl(`${prefix as "" | `/${string}`}/`);
  const isOld = read("index.md")?.toString() !== pageMarkdown(home);
  const isDrawnOtherwise = !read(shareCard.path.slice(1))?.equals(await shareImage());
  return [
    ...(isOld ? [{ file: `${folder}/`, record: "", message: "is older than the content.", mend: build }] : []),
    ...(isDrawnOtherwise
      ? [
          {
            file: path.posix.join(folder, shareCard.path),
            record: "",
            message: "is not the present share image.",
            mend: build,
          },
        ]
      : []),
  ];
}
