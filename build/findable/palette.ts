/** The colours of `src/styles/theme.css` for what is drawn outside the page. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { describeProblem, type Problem } from "../content/problem";
import { themeFile } from "../theme/roles";

/** The roles that the drawings and the manifest use, in the scheme of day. */
const roles = ["paper", "sheet", "ink", "ink-muted", "shoal", "signal"] as const;

/** The colour of each role, as `#rrggbb`. */
export type Palette = Readonly<Record<(typeof roles)[number], string>>;

/**
 * Reads a scheme's colours, so that a palette that was changed in one place is changed everywhere.
 *
 * @param scheme - Day or night.
 * @param css - The style sheet that declares `--day-paper` and the others.
 * @returns The colour of each role.
 * @throws Where the style sheet has no six-figure colour for one; the message names it.
 */
export function readPalette(
  scheme: "day" | "night",
  css: string = readFileSync(path.resolve(themeFile), "utf8"),
): Palette {
  const [problem] = paletteProblems(scheme, css);
  if (problem) throw new Error(describeProblem(problem));
  return Object.fromEntries(roles.map((role) => [role, colourIn(css, `--${scheme}-${role}`)])) as Palette;
}

/**
 * Looks for the colours that the drawings use. They are drawn outside the page, where nobody knows `oklch()` or a name.
 *
 * @param scheme - Day or night.
 * @param css - The text of `src/styles/theme.css`.
 * @returns A problem for each that is not written with six figures.
 */
export function paletteProblems(scheme: "day" | "night", css: string): readonly Problem[] {
  const names = roles.map((role) => `--${scheme}-${role}`).filter((name) => colourIn(css, name) === undefined);
  return names.map((record) => ({
    file: themeFile,
    record,
    message: "is not written with six figures, as the share image and the icons need it.",
    mend: "Write it as #rrggbb.",
  }));
}

const colourIn = (css: string, name: string): string | undefined =>
  new RegExp(`${name}:\\s*(#[0-9a-f]{6})\\s*;`, "i").exec(css)?.[1];

/**
 * Mixes two colours, for a tint that the page mixes in CSS.
 *
 * @param colour - As `#rrggbb`.
 * @param other - As `#rrggbb`.
 * @param share - How much of the first there is, from 0 to 1.
 * @returns The mixture, as `#rrggbb`.
 */
export function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [colour, other].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
