/** Text for formats in which a line is a statement. */

/**
 * Puts a text on one line, so that it can't begin a statement of its own.
 *
 * @param text - Any text.
 * @returns The text without line breaks, control characters and blanks at its ends.
 */
export function oneLine(text: string): string {
  return text.replace(/[\u0000-\u0020\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}
