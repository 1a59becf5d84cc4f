/** Draws the closed icon set as a picture, docs/icons.svg, and says who uses each icon: `npm run icons`. */
import { readFileSync, writeFileSync } from "node:fs";

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { iconUses } from "../build/content/iconUses";
import { drawings } from "../src/components/ui/drawings";

/** Where the picture is kept; the documents show it, and a test asks whether it is current. */
export const iconsFile = "docs/icons.svg";

const columns = 6;
const cell = { width: 150, height: 96 };
const licence = "node_modules/lucide-react/LICENSE";
const colours = { paper: "#faf6ec", ink: "#0e1a26" };

/**
 * Draws the set.
 *
 * @returns An SVG document: each icon with its word under it, and whose drawings they are.
 */
export function drawIcons(): string {
  const holders = readFileSync(licence, "utf8").match(/^Copyright .*$/gm) ?? [];
  const names = Object.entries(drawings);
  const [width, height] = [columns * cell.width, Math.ceil(names.length / columns) * cell.height];
  const cells = names.map(([name, Drawing], index) => {
    const x = (index % columns) * cell.width + cell.width / 2;
    const y = Math.floor(index / columns) * cell.height + 20;
    const drawing = renderToStaticMarkup(createElement(Drawing, { x: x - 16, y, size: 32, strokeWidth: 1.5 }));
    return `${drawing}<text x="${x}" y="${y + 54}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="${colours.ink}">
<!-- Drawings of Lucide (https://lucide.dev), under the ISC License, some of Feather, under the MIT License: ${licence}. ${holders.join(". ")}. -->
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<g font-family="monospace" font-size="13" text-anchor="middle" fill="${colours.ink}">
${cells.join("\n")}
</g>
</svg>
`;
}

if (require.main === module) {
  writeFileSync(iconsFile, drawIcons());
  for (const [name, files] of iconUses()) console.log(`${name.padEnd(16)} ${files.join(", ") || "nothing uses it"}`);
  console.log(`\n${iconsFile} shows them. A new icon is one line in src/components/ui/drawings.ts.`);
}
