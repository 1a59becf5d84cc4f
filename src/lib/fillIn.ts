/**
 * Puts a number into a text of the content.
 *
 * @param words - A text with `{count}` in it, or one for the number 1 and one for all others.
 */
export function fillIn(words: string | { readonly one: string; readonly other: string }, count: number): string {
  const text = typeof words === "string" ? words : words[count === 1 ? "one" : "other"];
  return text.replaceAll("{count}", String(count));
}
