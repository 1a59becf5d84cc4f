/** The rules for texts and lists that types can't express. A page can check by them what it has queried. */
import { wide } from "../text/wide";

/** The longest text that each field has room for, in characters. */
export type Limits = Readonly<Record<string, number>>;
type Entry = Readonly<Record<string, unknown>>;

const intro = { heading: 48, lede: 220 };

/** The limits of each export of the content. A list that does not stand here, such as one of your own, has none. */
export const limits = {
  site: { name: 40, title: 70, description: 200 },
  sections: { label: 60 },
  menu: { label: 60 },
  hero: intro,
  stats: { number: 8, label: 60 },
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
  contact: intro,
  notFound: { heading: 48, title: 70 },
  errorScreen: { heading: 48 },
} as const satisfies Readonly<Record<string, Limits>>;

/**
 * Checks the texts of records, and of a list also that names differ and ratings have stars.
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
  return [...texts(place, records, room), ...duplicates(place, entries), ...ratings(place, entries)];
}

/** Checks every text of a value, however deep. */
function texts(place: string, value: unknown, room: Limits, field = ""): readonly string[] {
  if (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value);
    return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
      texts(isList ? `${place}[${key}]` : `${place}.${key}`, part, room, isList ? field : key),
    );
  }
  // A query returns null for what has not been written.
  const text = value === null && field in room ? "" : value;
  const wrong = typeof text === "string" ? textDiagnostic(text, room[field] ?? Infinity) : undefined;
  return wrong ? [`${place} ${wrong}`] : [];
}

/** Says what is wrong with a text. `limit` is the number of characters that its place on the page holds. */
function textDiagnostic(value: string, limit: number): string | undefined {
  const characters = [...value];
  const length = characters.length + characters.filter((character) => wide.test(character)).length;
  if (value.trim() === "") return "is empty. Write the text, or remove the record.";
  if (value !== value.trim()) return "begins or ends with a space. Remove it.";
  if (/ {2}/.test(value)) return "has two spaces in a row. Remove one.";
  if (/\p{Cc}/u.test(value)) return "has a control character, such as a tab or a line break. Type the text again.";
  if (length > limit)
    return `takes the room of ${length} characters; its place on the page holds ${limit}. Shorten it.`;
  if (/^https?:/.test(value) && !isHttps(value))
    return `is “${value}”. Write an address like https://example.com/page.`;
  return undefined;
}

/** Whether a text is an address with a full host name and without a password. */
export function isHttps(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === "https:" && url.username === "" && url.hostname.includes(".");
}

/** The fields that tell the records of a list apart; the first that a record has counts. */
const names = ["id", "title", "name", "group", "metric", "category", "label"];

/** Checks that no two records of a list have the same name. */
function duplicates(place: string, entries: readonly Entry[]): readonly string[] {
  const field = names.find((name) => name in (entries[0] ?? {}));
  if (!field) return [];
  const values = entries.map((entry) => entry[field]);
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${place}[].${field} has “${String(value)}” twice. Give each entry its own.`);
}

/** Checks that each rating is a number of stars. */
function ratings(place: string, entries: readonly Entry[]): readonly string[] {
  return entries.flatMap(({ rating }, index) =>
    rating === undefined || [1, 2, 3, 4, 5].some((stars) => stars === rating)
      ? []
      : [`${place}[${index}].rating is ${String(rating)}. Write a whole number from 1 to 5.`],
  );
}
