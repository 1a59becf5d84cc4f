/** The colours of `src/styles/theme.css` for what is drawn outside the page. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** The roles that the drawings and the manifest use, in the scheme of day. */
const roles = ["paper", "sheet", "ink", "ink-muted", "shoal", "signal"] as const;

/** The colour of each role, as `#rrggbb`. */
export type Palette = Readonly<Record<(typeof roles)[number], string>>;

/**
 * Reads a scheme's colours, so that a palette that was changed in one place is changed everywhere.
 *
 * @param scheme - Day or night.
 * @param css - The style sheet that declares `--day-paper` and the others.
 * @returns The colour of each role. It fails, naming the role, where the style sheet has no six-figure colour for it.
 */
export function readPalette(
  scheme: "day" | "night",
  css: string = readFileSync(path.resolve("src/styles/theme.css"), "utf8"),
): Palette {
  return Object.fromEntries(
    roles.map((role) => {
      const colour = new RegExp(`--${scheme}-${role}:\\s*(#[0-9a-f]{6})\\s*;`, "i").exec(css)?.[1];
      if (!colour) throw new Error(`src/styles/theme.css has no six-figure colour for --${scheme}-${role}.`);
      return [role, colour];
    }),
  ) as Palette;
}

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
