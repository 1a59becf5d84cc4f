/** The rules for texts and lists that types can't express. A page can check by them what it has queried. */
import type * as texts from "../content";
import { leavesOf } from "../text/leavesOf";
import { wide } from "../text/wide";

/** The longest text that each field has room for, in characters. */
export type Limits = Readonly<Record<string, number>>;
type Entry = Readonly<Record<string, unknown>>;

const intro = { heading: 48, lede: 220 };

/** The limits of texts, by export of the content. Only these exports have limits. */
export const limits = {
  site: { name: 40, title: 70, description: 200 },
  sections: { label: 60 },
  menu: { label: 60 },
  hero: intro,
  stats: { number: 6, label: 60 },
  servicesIntro: intro,
  services: { title: 70, description: 200, features: 40 },
  technologiesIntro: intro,
  levels: { name: 40 },
  technologyCategories: { category: 40, name: 40 },
  highlights: { title: 70, description: 200 },
  toolGroups: { group: 40, tools: 30 },
  industriesIntro: intro,
  industries: { title: 70, description: 200, solutions: 40 },
  aboutIntro: intro,
  reasons: { title: 70, description: 200, figure: 8, figureLabel: 60 },
  portfolioIntro: intro,
  projects: { title: 70, category: 40, description: 200, technologies: 30, results: 60 },
  trackRecord: { metric: 40, value: 8, description: 200 },
  testimonialsIntro: intro,
  testimonials: { name: 40, position: 60, company: 60, content: 420 },
  companyIntro: intro,
  company: { term: 24, detail: 60, mission: 160, vision: 160, title: 70, description: 200 },
  contactIntro: intro,
  notFound: { heading: 48, title: 70 },
  errorScreen: { heading: 48 },
  // Testimonials may come from a CMS in place of the content.
} as const satisfies Readonly<Partial<Record<keyof typeof texts | "site" | "testimonials", Limits>>>;

/**
 * Checks the texts of records, that no list has an entry twice, and that ratings have stars.
 *
 * @param place - Where the records come from, for messages, such as "testimonials of the CMS".
 * @param records - A list, a record or a text.
 * @param room - Of `limits`, those of the list that the page shows, such as `limits.testimonials`.
 * @returns One sentence for each broken rule: the place, what was expected and how to fix it.
 */
export function recordDiagnostics(place: string, records: unknown, room: Limits = {}): readonly string[] {
  const entries: readonly Entry[] = Array.isArray(records)
    ? records.filter((entry) => typeof entry === "object" && entry !== null)
    : [];
  const wrongTexts = leavesOf(place, records).flatMap(({ place, field, value }) => {
    // A query returns null for what has not been written.
    const text = value === null && field in room ? "" : value;
    const wrong = typeof text === "string" ? textDiagnostic(text, room[field] ?? Infinity) : undefined;
    return wrong ? [`${place} ${wrong}`] : [];
  });
  return [...wrongTexts, ...duplicates(place, records), ...ratings(place, entries)];
}

/**
 * Characters that nobody types: controls, halves of a pair, what stands for a damaged one, line separators, marks that turn text
 * around, letters that a PDF has joined, signs that look like letters, letters without ink, and an invisible space, but in a language
 * that writes its words without spaces. Soft hyphens, joiners and marks of direction are not among them.
 */
const unwanted =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202d\u202e\u2061-\u2064\u206a-\u206f\u2800\u3164\uffa0\ufb00-\ufb06\ufeff\ufff9-\ufffd\u2126\u212a\u212b]|(?<![\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])\u200b/u;

/** Says what is wrong with a text. `limit` is the number of characters that its place on the page holds. */
function textDiagnostic(value: string, limit: number): string | undefined {
  // Marks above and below a letter and invisible characters take no room.
  const characters = [...value.replace(/[\p{Mn}\p{Cf}]/gu, "")];
  const length = characters.length + characters.filter((character) => wide.test(character)).length;
  if (characters.every((character) => /\s/.test(character))) return "is empty. Write the text, or remove the record.";
  if (value !== value.trim()) return "begins or ends with a space. Remove it.";
  if (/\p{Zs}{2}/u.test(value)) return "has two spaces in a row. Remove one.";
  const found = unwanted.exec(value);
  if (found) {
    const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `has U+${code} after “${value.slice(0, found.index).slice(-12)}”, a character that nobody types. Delete it, or type the text again.`;
  }
  const decomposed = value.split(/\s/).find((word) => [...word.normalize()].length < [...word].length);
  if (decomposed)
    return `has “${decomposed}” with letters and accents apart (Unicode NFD), as text from macOS or a PDF has. Copy it from here: “${decomposed.normalize()}”.`;
  if (/^\D?0\+$/.test(value)) return `is “${value}”, which says nothing. Write another figure, or remove the record.`;
  if (length > limit)
    return `takes the room of ${length} characters; its place on the page holds ${limit}. Shorten it, or raise the limit in src/rules/records.ts and look at the page.`;
  if (/^https?:/.test(value) && !isHttps(value))
    return `is “${value}”. Write an address like https://example.com/page.`;
  return undefined;
}

/** Whether a text is an address with a full host name and without a password. */
export function isHttps(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === "https:" && url.username === "" && url.hostname.includes(".");
}

/** The fields that tell the records of a list apart; the first that a record has counts. A client may be quoted twice. */
const nameFields = ["id", "title", "content", "name", "group", "metric", "category", "term", "href", "label"];

/** Checks that no list has an entry twice, however deep it stands: React tells entries apart by their names. */
function duplicates(place: string, value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  const parts = Object.entries(value) as readonly (readonly [string, unknown])[];
  const inside = parts.flatMap(([key, part]) => duplicates(isList ? `${place}[${key}]` : `${place}.${key}`, part));
  if (!isList) return inside;
  const named = parts.flatMap(([, part]) => {
    const entry = (typeof part === "object" && part !== null ? part : {}) as Entry;
    const field = nameFields.find((name) => name in entry);
    const name = field ? entry[field] : part;
    // Two names that look alike are one.
    return typeof name === "string"
      ? { where: field ? `${place}[].${field}` : place, name: name.normalize().replaceAll("\u00ad", "") }
      : [];
  });
  const twice = named.filter(({ name }, index) => named.findIndex((other) => other.name === name) !== index);
  return [...inside, ...twice.map(({ where, name }) => `${where} has “${name}” twice. Change one, or remove it.`)];
}

/** Checks that each rating is a number of stars. */
function ratings(place: string, entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ rating }, index) =>
    rating === undefined || [1, 2, 3, 4, 5].some((stars) => stars === rating)
      ? []
      : [`${place}[${index}].rating is ${JSON.stringify(rating)}. Write a whole number from 1 to 5.`],
  );
}
