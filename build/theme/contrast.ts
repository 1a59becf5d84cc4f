/** The contrast laws of the theme (WCAG 1.4.6 and 1.4.11): every pair of roles that meet on the page, day and night. */
import { converter, formatHex, wcagContrast } from "culori";

import { type Gradient, gradients } from "../../src/content/vocabulary";
import { describeProblem, type Problem, ProblemError } from "../content/problem";
import { byNight, colourOf, type Declarations, declarationsOf, type Scheme, sourceOf, themeFile } from "./roles";

const toOklch = converter("oklch");

/** Two colours that meet, and the ratio they must reach. */
interface Pair {
  readonly front: string;
  readonly back: string;
  readonly least: number;
  /** Which of the roles gives way where they fall short. */
  readonly yielding: string;
}

/** What meets where the declarations of these selectors count, the last of which names the place. */
interface Sheet {
  readonly selectors: readonly string[];
  readonly pairs: readonly Pair[];
}

/** Text at AAA (WCAG 1.4.6). */
const text = 7;
/** Edges of controls and marks that mean something (WCAG 1.4.11). */
const mark = 3;

const pair = (front: string, back: string, least: number, yielding = front): Pair => ({ front, back, least, yielding });

/** What meets on the page and, under its selector, on the dark sheet, in the contact section and on the first tile. */
const sheets: readonly Sheet[] = [
  {
    selectors: [":root"],
    pairs: [
      ...["paper", "sheet"].flatMap((back) => [
        pair("ink", back, text),
        pair("ink-muted", back, text),
        pair("signal", back, text),
      ]),
      pair("ink", "water", text),
      pair("ink-muted", "water", text),
      pair("ink", "land", text, "land"),
      pair("ink", "shoal", text, "shoal"),
      pair("on-signal", "signal", text, "signal"),
      pair("on-signal", "signal-strong", text, "signal-strong"),
      pair("signal", "shoal", mark),
      pair("signal", "land", mark),
    ],
  },
  {
    selectors: [":root", ".deep"],
    pairs: [pair("ink", "paper", text), pair("ink-muted", "paper", text), pair("signal", "paper", text)],
  },
  {
    selectors: [":root", ".contact"],
    pairs: [pair("ink", "paper", text), pair("ink-muted", "paper", text), pair("signal", "paper", mark)],
  },
  { selectors: [":root", ".contact", ".contact .margin-note"], pairs: [pair("signal", "paper", text)] },
  {
    selectors: [":root", ".tile:first-child"],
    pairs: [pair("ink", "paper", text), pair("ink-muted", "paper", text), pair("signal", "paper", mark)],
  },
];

/** A tile of each tint, behind its glyph. */
const tileOf = (word: Gradient): Sheet => ({
  selectors: [":root", "[data-gradient]", `[data-gradient="${word}"]`],
  pairs: [pair("on-tint", "tile", mark, "shallow")],
});

/**
 * Recomputes every contrast of the theme.
 *
 * @param css - The text of `src/styles/theme.css`.
 * @param words - The words of the data's `gradient` field, each of which has two colours.
 * @returns A problem for each pair that falls short, with the nearest colour that would pass, for each word that lacks a
 *   colour, and for each declaration that comes to no colour; empty where all is well.
 */
export function contrastProblems(css: string, words: readonly Gradient[] = gradients): readonly Problem[] {
  return problemsOf(css, words, shortfall);
}

/**
 * Works out every colour of the theme that meets another, whatever their contrast: one that comes to nothing is no matter of
 * taste, and can't be built.
 *
 * @param css - The text of `src/styles/theme.css`.
 * @param words - The words of the data's `gradient` field.
 * @returns A problem for each word that lacks a colour, and for each declaration that comes to none.
 */
export function colourProblems(css: string, words: readonly Gradient[] = gradients): readonly Problem[] {
  return problemsOf(css, words, (declared, { front, back }) => {
    for (const role of [front, back]) colourOf(declared, role);
    return [];
  });
}

/** Says what is wrong with a pair of colours; it may throw a `ProblemError`. */
type JudgeOfPair = (declared: Declarations, pair: Pair, place: string) => readonly Problem[];

function problemsOf(css: string, words: readonly Gradient[], judge: JudgeOfPair): readonly Problem[] {
  const problems = (["day", "night"] as const).flatMap((scheme) => [
    ...sheets.flatMap((sheet) => sheetProblems(css, scheme, sheet, judge)),
    ...words.flatMap((word) => {
      const bare = bareProblems(css, scheme, word);
      return bare.length > 0 ? bare : sheetProblems(css, scheme, tileOf(word), judge);
    }),
  ]);
  // What is no colour is no colour in every pair.
  return [...new Map(problems.map((problem) => [describeProblem(problem), problem])).values()];
}

function sheetProblems(css: string, scheme: Scheme, sheet: Sheet, judge: JudgeOfPair): readonly Problem[] {
  const declared = declarationsOf(css, scheme, sheet.selectors);
  const place = [`by ${scheme}`, ...sheet.selectors.slice(1).slice(-1)].join(", in ");
  return sheet.pairs.flatMap((each) => {
    try {
      return judge(declared, each, place);
    } catch (error) {
      if (error instanceof ProblemError) return [error.problem];
      throw error;
    }
  });
}

/** Says which of its colours a word lacks. What it has by day is none for the night. */
function bareProblems(css: string, scheme: Scheme, word: Gradient): readonly Problem[] {
  const selector = `[data-gradient="${word}"]`;
  const declared = declarationsOf(css, scheme, [selector]);
  const isOwn = (record = ""): boolean => record.startsWith(byNight) === (scheme === "night");
  const lacking = ["shallow", "trough"].filter((name) => !declared.has(name) || !isOwn(declared.get(name)?.record));
  if (lacking.length === 0) return [];
  const names = lacking.map((name) => `--${name}`).join(" and ");
  return [
    {
      file: themeFile,
      record: scheme === "night" ? `${byNight} ${selector}` : selector,
      message: `declares no ${names}: the word “${word}” of src/content/vocabulary.ts has two colours by day and two by night.`,
      mend: `Write ${lacking.map((name) => `--${name}: #rrggbb;`).join(" ")} there.`,
    },
  ];
}

function shortfall(declared: Declarations, { front, back, least, yielding }: Pair, place: string): readonly Problem[] {
  const ratioIn = (declarations: Declarations): number =>
    wcagContrast(colourOf(declarations, front), colourOf(declarations, back));
  const ratio = ratioIn(declared);
  if (ratio >= least) return [];
  const passes = (declarations: Declarations): boolean => ratioIn(declarations) >= least;
  const [first, second] = [sourceOf(declared, yielding), sourceOf(declared, yielding === front ? back : front)];
  const proposal = nearestPassing(declared, first, passes) ?? nearestPassing(declared, second, passes);
  const [shown, ground] = [front, back].map((role) => `--${role} (${colourOf(declared, role)})`);
  return [
    {
      file: themeFile,
      record: declared.get(proposal?.name ?? first)?.record ?? "",
      message: `leaves ${shown} on ${ground} at ${ratio.toFixed(2)}:1 ${place}; ${least}:1 was expected.`,
      mend: proposal ? `${proposal.colour} would pass.` : `No lightness of it would pass: change --${second} too.`,
    },
  ];
}

/** Finds the colour for a property, of the same hue and the least other lightness, that passes. */
function nearestPassing(
  declared: Declarations,
  name: string,
  passes: (declarations: Declarations) => boolean,
): { readonly name: string; readonly colour: string } | undefined {
  const { value = "", record = "" } = declared.get(name) ?? {};
  const start = toOklch(value);
  if (!start) return undefined;
  const colour = Array.from({ length: 201 }, (_, step) => step / 200)
    .sort((a, b) => Math.abs(a - start.l) - Math.abs(b - start.l))
    .map((l) => formatHex({ ...start, l }))
    .find((candidate) => passes(new Map([...declared, [name, { value: candidate, record }]])));
  return colour === undefined ? undefined : { name, colour };
}
