/** Words with a number in them are content, and content is data: what runs is here. */

/**
 * Puts a number into its text.
 *
 * @param words - A text with `{count}` in it, such as "{count} out of 5", or one for the number 1 and one for all others.
 * @param count - The number.
 * @returns The text with the number in that place; a text without one as it is.
 */
export function fillIn(words: string | { readonly one: string; readonly other: string }, count: number): string {
  const text = typeof words === "string" ? words : words[count === 1 ? "one" : "other"];
  return text.replaceAll("{count}", String(count));
}
