/** The closed sets and shapes of content. A record that does not fit does not compile. */
import type { icons } from "./icons";

/** The icons that a record may name. */
export type IconName = keyof typeof icons;

/** The colour pairs that a record may name; `styles/theme.css` defines each for light and for dark. */
export type Gradient = "shoal" | "reef" | "shelf" | "abyss" | "dawn" | "dusk" | "aurora" | "signal";

/** The level of experience with a tool; `technologies.ts` has its name and meaning. */
export type Level = "expert" | "advanced" | "intermediate";

/** At least one entry. A section whose list would be empty is taken out instead. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** A text in which a number takes the place of `{count}` (`text/fillIn.ts`). */
export type CountText = `${string}{count}${string}`;
/** Such a text for each plural form of the site's language (`Intl.PluralRules`). `other` serves forms that are left out. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: CountText };

/** An absolute address; the page links to https alone. */
export type HttpsUrl = `https://${string}`;
/** An e-mail address. The content rules check the rest of its form. */
export type EmailAddress = `${string}@${string}.${string}`;
/** The path of an image, kept in the data and never rendered or requested (requirements, section 3). */
export type PlaceholderPath = `/api/placeholder/${number}/${number}`;

/** The heading of a section and the paragraph below it. */
export interface SectionIntro {
  readonly heading: string;
  readonly lede: string;
}
