import { readFileSync } from "node:fs";
import path from "node:path";

import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import subsetFont from "subset-font";

import { fontFiles } from "./fontFiles";
import { shareCard } from "./shareCard";
import { shareImageElement } from "./shareImage";

/** The typefaces of `shareImage.ts`: the package, the part of its files' names that says the axes, and the axes to fix. */
const typefaces = [
  {
    name: "Display",
    weight: 700,
    from: "@fontsource-variable/bricolage-grotesque",
    part: "standard",
    axes: { wdth: 84, opsz: 96, wght: 700 },
  },
  {
    name: "Mono",
    weight: 500,
    from: "@fontsource-variable/jetbrains-mono",
    part: "wght",
    axes: { wght: 500 },
  },
] as const;

/** Reads a font as satori needs it, which knows neither WOFF2 nor variable fonts. */
const readFont = (file: string, variationAxes: Readonly<Record<string, number>>): Promise<Buffer> =>
  subsetFont(readFileSync(path.resolve("node_modules", file)), undefined, {
    targetFormat: "sfnt",
    variationAxes,
    keepAllGlyphs: true,
  });

/** Draws the image beside a shared link, as a PNG. */
export async function renderShareImage(): Promise<Buffer> {
  const fonts = await Promise.all(
    typefaces.flatMap(({ name, weight, from, part, axes }) =>
      fontFiles(from, part).map(async (file) => ({
        // satori takes letters that the latin font lacks from the others, which need other names.
        name: /-latin-(?!ext-)/.test(file) ? name : file,
        weight,
        data: await readFont(file, axes),
      })),
    ),
  );
  const element = shareImageElement(readFileSync("static/favicon.svg", "utf8"));
  const svg = await satori(element as Parameters<typeof satori>[0], { ...shareCard, fonts });
  return new Resvg(svg).render().asPng();
}
