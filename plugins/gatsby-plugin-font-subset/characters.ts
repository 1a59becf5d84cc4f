import { create, type Font } from "fontkit";

/** Characters that a font always keeps: letters, digits and punctuation that components compose texts of. */
export const alwaysKept = " !%&'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Checks that the fonts have the characters of the texts.
 *
 * @param fonts - Font files; a character is fine when one of them has it.
 * @throws When none has it; the message names the character and the text.
 */
export function assertCharacters(fonts: readonly Buffer[], texts: readonly string[]): void {
  const known = new Set(fonts.flatMap((font) => (create(font) as Font).characterSet));
  for (const text of texts) {
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      if (known.has(code) || code < 32) continue;
      const at = text.indexOf(character);
      const around = text.slice(Math.max(0, at - 20), at + 20);
      const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
      throw new Error(
        `gatsby-plugin-font-subset: no font has “${character}” (${name}), which is in the text “${around}”. ` +
          `Write the text without it, or list a font file that has it.`,
      );
    }
  }
}
