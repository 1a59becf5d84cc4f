/** Puts a number into a text with `{count}`, or into one of two: for the number 1, and for all others. */
export function fillIn(words: string | { readonly one: string; readonly other: string }, count: number): string {
  const text = typeof words === "string" ? words : words[count === 1 ? "one" : "other"];
  return text.replaceAll("{count}", String(count));
}
