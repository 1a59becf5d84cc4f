/** What the developer is told, in the terminal and in the browser alike. */

import { readFileSync } from "node:fs";

import type { Place } from "../content/locate";
import type { Problem } from "../content/problem";

/** One thing that is wrong with the content or the theme, and where; line and column are counted from one. */
export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Makes a complaint of a broken law.
 *
 * @param problem - What is wrong.
 * @param place - Where it is written; the file's beginning where nothing is known.
 * @returns The complaint.
 */
export function complain({ file, record, message, mend }: Problem, place: Place = { line: 1, column: 1 }): Complaint {
  return { file, line: place.line, column: place.column, message: [record, message, mend].filter(Boolean).join(" ") };
}

/**
 * Writes a complaint out with its lines as they stand on the disk.
 *
 * @param complaint - What is wrong, and where.
 * @returns As `withFrame` does; without lines where there is no such file, or only a folder.
 */
export function describeComplaint(complaint: Complaint): string {
  try {
    return withFrame(complaint, readFileSync(complaint.file, "utf8"));
  } catch {
    return `${complaint.file}\n${breakLines(complaint.message)}\n`;
  }
}

/**
 * Writes a complaint out with the lines it is about. Gatsby's overlay takes the first line for the file, and the number
 * in brackets for the line, when it opens the editor.
 *
 * @param complaint - What is wrong, and where.
 * @param source - The text of its file.
 * @returns The file, the message, and under it the line with its neighbours and a mark below it.
 */
export function withFrame({ file, line, column, message }: Complaint, source: string): string {
  const lines = source.split("\n");
  const first = Math.max(1, line - 2);
  const frame = lines.slice(first - 1, line + 1).flatMap((text, index) => {
    const number = first + index;
    const row = `${number === line ? ">" : " "} ${String(number).padStart(4)} | ${text}`;
    return number === line ? [row, `${" ".repeat(7)}| ${" ".repeat(column - 1)}^`] : [row];
  });
  return `${file}\n${breakLines(`(${line}:${column}) ${message}`)}\n\n${frame.join("\n")}\n`;
}

const breakLines = (text: string): string => text.replace(/(.{1,72})(?: |$)/gm, "$1\n").trimEnd();
