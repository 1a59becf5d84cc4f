import { directionOf } from "./direction";

interface LanguageAttributes {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly "data-script"?: string;
}

/**
 * Returns the attributes of `<html>` that follow from a language's tag (RFC 5646): the tag without a choice of digits, the direction of
 * writing, and the script's code (ISO 15924) where `styles/scripts.css` has rules for it, which is not for Latin, but for Vietnamese.
 */
export function languageAttributes(tag: string): LanguageAttributes {
  const { baseName: lang, language } = new Intl.Locale(tag);
  const { script = "Latn" } = new Intl.Locale(tag).maximize();
  const hasRules = script !== "Latn" || language === "vi";
  return { lang, dir: directionOf(tag), ...(hasRules && { "data-script": script }) };
}
