/** Plain text for CommonMark 0.31 (https://spec.commonmark.org/0.31.2/#backslash-escapes). */
import { oneLine } from "./oneLine";

/**
 * Escapes a text, so that a reader sees its characters whatever they are: content is text, never markup.
 *
 * @param text - One paragraph's text. Line breaks become blanks, as in HTML.
 * @returns Markdown that shows the text.
 */
export function escapeMarkdown(text: string): string {
  return (
    oneLine(text)
      // Emphasis, code, links, raw HTML, autolinks, tables and strikethrough may begin anywhere, an entity at its "&".
      .replace(/[\\`*_[\]<>|~]/g, "\\$&")
      .replace(/&(?=#?[a-z0-9]+;)/gi, "\\&")
      // A heading, a list, a rule or an underline only at the beginning; a heading's closing row of "#" only at the end.
      .replace(/^[#+=-]|#(?=#*$)/g, "\\$&")
      .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2")
  );
}

/**
 * Writes a link.
 *
 * @param text - Its text.
 * @param address - Its address; blanks, brackets and line breaks are percent-encoded.
 * @returns An inline link.
 */
export function link(text: string, address: string): string {
  return `[${escapeMarkdown(text)}](<${address.replace(/[\s<>\\]/g, encodeURIComponent)}>)`;
}
