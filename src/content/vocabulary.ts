/** The closed words and shapes that content is written in. A record that leaves them does not compile. */

/** Glyphs a record may ask for: a type alone, derived from the drawings, so that a new icon is one line there. */
export type { IconName } from "../components/ui/drawings";

/** Depth tints and skies: each is a pair of colours in `styles/theme.css`, for day and for night. The contrast law asks for all. */
export const gradients = ["shoal", "reef", "shelf", "abyss", "dawn", "dusk", "aurora", "signal"] as const;
/** One of the tints. */
export type Gradient = (typeof gradients)[number];

/** How deep our experience of a tool goes (spec, section 2, Technologies). */
export type Level = "Expert" | "Advanced" | "Intermediate";

/** Exactly four entries. */
export type Four<T> = readonly [T, T, T, T];
/** Exactly five entries. */
export type Five<T> = readonly [T, T, T, T, T];
/** At least one entry. */
export type NonEmpty<T> = readonly [T, ...T[]];
/** At least four entries: three are shown, and what is left is counted (spec, section 2, Industries). */
export type MoreThanThree<T> = readonly [T, T, T, T, ...T[]];

/** A text in which a number takes the place of `{count}` (`lib/fillIn.ts`). */
export type CountText = `${string}{count}${string}`;

/** An absolute address; nothing but https leaves the page. */
export type HttpsUrl = `https://${string}`;
/** An e-mail address. The content laws check the rest of its form. */
export type EmailAddress = `${string}@${string}.${string}`;
/** Where an image would be; kept in the data, never rendered or requested (spec, section 3). */
export type PlaceholderPath = `/api/placeholder/${number}/${number}`;

/** What stands at the head of a section. */
export interface SectionIntro {
  readonly heading: string;
  readonly lede: string;
}
