/** Rewrites a content file so that its arrays of records have many times as many. */
import ts from "typescript";

/** A globe has no room for fifty cities. */
const leftAlone = new Set(["ports"]);

/**
 * Wraps every array of records in a call that repeats them. An array within a record, an array of words and the registry
 * of sections stay as they are: their length is the design's, not the content's.
 *
 * @param source - A file of `src/content`.
 * @param factor - How many times as many records the array shall have.
 * @param helper - Where the copy finds `repeatRecords`, as its import names it.
 * @returns The rewritten file; without an array of records, the file itself.
 */
export function growContent(source: string, factor: number, helper: string): string {
  const file = ts.createSourceFile("content.ts", source, ts.ScriptTarget.ES2022);
  const arrays: ts.ArrayLiteralExpression[] = [];
  file.forEachChild(visit);
  if (arrays.length === 0) return source;

  const grown = arrays.reduceRight(
    (text, array) =>
      `${text.slice(0, array.getStart(file))}repeatRecords(${array.getText(file)}, ${factor})${text.slice(array.getEnd())}`,
    source,
  );
  return `import { repeatRecords } from "${helper}";\n${grown}`;

  function visit(node: ts.Node): void {
    if (ts.isPropertyAssignment(node) && leftAlone.has(node.name.getText(file))) return;
    // `[…] as const` is a registry: its words are types, and each stands once.
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return;
    if (ts.isArrayLiteralExpression(node)) {
      if (node.elements.length > 0 && node.elements.every(ts.isObjectLiteralExpression)) arrays.push(node);
      return;
    }
    node.forEachChild(visit);
  }
}
