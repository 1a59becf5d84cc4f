/** Whether a text is the tag of a language: two or three letters, and subtags in their usual capitals (RFC 5646, section 2.2.1). */
export function isLanguage(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
