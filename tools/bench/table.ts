/** Writes a table that reads the same in a terminal and in Markdown. */

/**
 * Aligns rows into a Markdown table: the first column left, all others right.
 *
 * @param header - The heads of the columns.
 * @param rows - The cells, row by row; a row that is short is filled up with empty cells.
 * @returns The table's lines, joined, without a final newline.
 */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [header, ...rows].map((row) => header.map((_, column) => (row[column] ?? "").replaceAll("|", "\\|")));
  const widths = header.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  const [head = [], ...body] = cells.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
  );
  return [head, rule, ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
