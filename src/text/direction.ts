/** The scripts that are written from right to left (Unicode, ISO 15924). */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** Takes a language's tag (RFC 5646). Returns its direction of writing, by the script that it is likely written in. */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}
