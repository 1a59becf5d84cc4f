/** JSON that can stand in a `<script>` element of an HTML page. */

/**
 * Writes data as JSON without a character that HTML could act on: `</script>` and `<!--` end or change the element
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 *
 * @param data - Anything that JSON can carry.
 * @returns JSON in which `<`, `>`, `&` and the line separators are written as `\u` escapes.
 */
export function toInlineJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
