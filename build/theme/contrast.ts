/** The contrast laws of the theme (WCAG 1.4.6 and 1.4.11): every pair of roles that meet on the page, day and night. */
import { type Color, converter, formatHex, interpolate, wcagContrast } from "culori";

import { type Roles, rolesOf, type Scheme } from "./roles";

const toOklch = converter("oklch");

/** Two colours that meet, and the ratio they must reach. */
interface Pair {
  readonly front: string;
  readonly back: string;
  readonly least: number;
}

/** Text at AAA (WCAG 1.4.6). */
const text = 7;
/** Edges of controls and marks that mean something (WCAG 1.4.11). */
const mark = 3;

const pair = (front: string, back: string, least: number): Pair => ({ front, back, least });

/** What meets on the page and, under its selector, on the dark sheet and in the contact section. */
const sheets: readonly { readonly selectors: readonly string[]; readonly pairs: readonly Pair[] }[] = [
  {
    selectors: [":root"],
    pairs: [
      ...["paper", "sheet"].flatMap((back) => [
        pair("ink", back, text),
        pair("ink-muted", back, text),
        pair("signal", back, text),
      ]),
      pair("ink", "land", text),
      pair("ink", "shoal", text),
      pair("on-signal", "signal", text),
      pair("on-signal", "signal-strong", text),
      pair("signal", "shoal", mark),
      pair("signal", "land", mark),
    ],
  },
  {
    selectors: [":root", ".deep"],
    pairs: [pair("ink", "paper", text), pair("ink-muted", "paper", text), pair("signal", "paper", text)],
  },
];

/** The tints of the data's `gradient` field, each behind a glyph. */
const gradients = ["shoal", "reef", "shelf", "abyss", "dawn", "dusk", "aurora", "signal"] as const;

/**
 * Recomputes every contrast of the theme.
 *
 * @param css - The text of `src/styles/theme.css`.
 * @returns A sentence for each pair that falls short, with the nearest colour that would pass; empty where none does.
 */
export function contrastProblems(css: string): readonly string[] {
  return (["day", "night"] as const).flatMap((scheme) => [
    ...sheets.flatMap(({ selectors, pairs }) => {
      const roles = rolesOf(css, scheme, selectors);
      const place = selectors.at(-1) ?? "";
      return pairs.flatMap((each) => shortfall(roles, each, `${scheme}, ${place}`));
    }),
    ...gradients.flatMap((word) => tileShortfall(css, scheme, word)),
  ]);
}

function tileShortfall(css: string, scheme: Scheme, word: string): readonly string[] {
  const roles = rolesOf(css, scheme, [":root", `[data-gradient="${word}"]`]);
  // The deepest point of a tile, as `.icon-tile` in chart.css mixes it.
  const deepest = formatHex(interpolate([colour(roles, "shallow"), colour(roles, "trough")], "oklab")(0.22));
  const tile = new Map([...roles, ["tile", deepest]]);
  return shortfall(tile, pair("on-tint", "tile", mark), `${scheme}, the tint “${word}”`);
}

function shortfall(roles: Roles, { front, back, least }: Pair, place: string): readonly string[] {
  const [frontColour, backColour] = [colour(roles, front), colour(roles, back)];
  const ratio = wcagContrast(frontColour, backColour);
  if (ratio >= least) return [];
  const nearest = nearestPassing(frontColour, backColour, least);
  const found = `--${front} (${frontColour}) on --${back} (${backColour}) reaches ${ratio.toFixed(2)}:1`;
  return [
    `src/styles/theme.css: ${place}: ${found}; ${least}:1 was expected. ${nearest ?? "No lightness"} would pass.`,
  ];
}

/** The colour of the same hue, and the least other lightness, that reaches the ratio. */
function nearestPassing(front: string, back: string, least: number): string | undefined {
  const start = toOklch(front);
  if (!start) return undefined;
  const lightnesses = Array.from({ length: 201 }, (_, step) => step / 200);
  const passing = lightnesses
    .map((l): Color => ({ ...start, l }))
    .filter((candidate) => wcagContrast(formatHex(candidate), back) >= least);
  const distance = (candidate: Color): number => Math.abs((toOklch(candidate)?.l ?? 0) - start.l);
  const [best] = passing.sort((a, b) => distance(a) - distance(b));
  return best && formatHex(best);
}

function colour(roles: Roles, name: string): string {
  const value = roles.get(name);
  if (value === undefined) throw new Error(`src/styles/theme.css: the role --${name} is missing. Declare it.`);
  return value;
}
