/** Reads the recipes of the README, each a change to a file that anybody can apply as it stands, and applies them. */

/** One change to one file. */
export interface Recipe {
  /** The heading that it stands under. */
  readonly title: string;
  readonly file: string;
  /** What must stand in the file, once. */
  readonly before: string;
  readonly after: string;
}

/**
 * Finds the recipes: the fenced blocks whose first line says "diff" and a file.
 *
 * @param markdown - The README.
 * @returns The changes, in the order of the page.
 */
export function readRecipes(markdown: string): readonly Recipe[] {
  let title = "";
  return [...markdown.matchAll(/^#+ ([^\n]+)$|^```diff (\S+)\n(.*?)^```$/gms)].flatMap(([, heading, file, body]) => {
    title = heading ?? title;
    if (file === undefined || body === undefined) return [];
    const lines = body.trimEnd().split("\n");
    const side = (other: string): string =>
      lines
        .filter((line) => !line.startsWith(other))
        .map((line) => line.slice(1))
        .join("\n");
    return [{ title, file, before: side("+"), after: side("-") }];
  });
}

/**
 * Applies a recipe.
 *
 * @param text - The file's text.
 * @param recipe - The change.
 * @returns The changed text.
 * @throws When what the recipe changes does not stand there exactly once: the README has drifted from the file.
 */
export function applyRecipe(text: string, { title, file, before, after }: Recipe): string {
  const [head, tail, ...more] = text.split(before);
  if (head === undefined || tail === undefined || more.length > 0) {
    const count = text.split(before).length - 1;
    throw new Error(
      `README.md, “${title}”: ${file} has this ${count} times; once was expected. Mend the recipe.\n${before}`,
    );
  }
  return head + after + tail;
}
