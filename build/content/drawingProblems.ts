/** A drawing that the icon library does not have is undefined, and React would break off the build without saying which. */
import { distance } from "fastest-levenshtein";
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
      .map((known) => ({ known, changes: distance(name.toLowerCase(), known.toLowerCase()) }))
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
