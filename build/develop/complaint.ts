/** What the developer is told, in the terminal and in the browser alike. */

/** One thing that is wrong with the content or the theme, and where; line and column are counted from one. */
export interface Complaint {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
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
  const text = `(${line}:${column}) ${message}`.replace(/(.{1,72})(?: |$)/gm, "$1\n").trimEnd();
  return `${file}\n${text}\n\n${frame.join("\n")}\n`;
}
