/** A drawing that the icon library does not have is undefined, and React would break off the build without saying which. */
import * as lucide from "lucide-react";

import type { Problem } from "./problem";
import { type Read, readFromDisk } from "./sources";

/** Where the set of icons is written. */
const drawingsFile = "src/components/ui/drawings.ts";

/** Every drawing, also under its older names; the library has each once more with "Lucide" before it and with "Icon" behind. */
const names = Object.keys(lucide).filter((name) => /^[A-Z]/.test(name) && !/^Lucide|Icon$/.test(name));

/** How many known names a message offers. */
const offered = 3;

/**
 * Looks for each drawing of the set in the library.
 *
 * @param read - Where the source of the set comes from.
 * @returns A problem for each drawing that the library does not have, with the names nearest to it.
 */
export function drawingProblems(read: Read = readFromDisk): readonly Problem[] {
  const lines = [...read(drawingsFile).matchAll(/^ *"?([\w-]+)"?: lucide\.(\w+),/gm)];
  return lines.flatMap(([, word = "", name = ""]) => {
    if (name in lucide) return [];
    const nearest = names
      .map((known) => ({ known, changes: changesBetween(name.toLowerCase(), known.toLowerCase()) }))
      .sort((one, other) => one.changes - other.changes)
      .slice(0, offered)
      .map(({ known }) => `lucide.${known}`)
      .join(", ");
    return [
      {
        file: drawingsFile,
        record: `drawings.${word}`,
        message: `is lucide.${name}, which lucide-react does not have.`,
        mend: `The nearest names are ${nearest}; https://lucide.dev/icons shows all.`,
      },
    ];
  });
}

/** How many letters have to be put in, taken out or changed to come from one word to another (Levenshtein). */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const above = row;
    row = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const [left = 0, up = 0, across = 0] = [row[column], above[column + 1], above[column]];
      row.push(Math.min(left + 1, up + 1, across + (letter === other ? 0 : 1)));
    }
  }
  return row.at(-1) ?? 0;
}
