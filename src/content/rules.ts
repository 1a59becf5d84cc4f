/** The rules for content that types can't express. A broken rule stops the build; development shows it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { site } from "../site";
import * as texts from "./index";

/** All exports of the content by name, and the facts of the site. */
export type Content = typeof texts & { readonly site: typeof site };

type Entry = Readonly<Record<string, unknown>>;

/** The longest text that each field has room for, in characters. */
const longest: Readonly<Record<string, number>> = {
  heading: 48,
  title: 70,
  lede: 220,
  description: 200,
  features: 40,
  solutions: 40,
  name: 40,
  category: 40,
  group: 40,
  tools: 30,
  technologies: 30,
  number: 8,
  figure: 8,
  value: 8,
  figureLabel: 60,
  label: 60,
  metric: 40,
  results: 60,
  content: 420,
  position: 60,
  company: 60,
  mission: 160,
  vision: 160,
  term: 24,
  detail: 60,
};

/** Takes the content. Returns one sentence for each broken rule: the file, the record, what was expected and how to fix it. */
export function diagnostics(content: Content = { ...texts, site }): readonly string[] {
  return [
    ...Object.entries(content).flatMap(([name, value]) => textDiagnostics(value, name)),
    ...Object.entries(content).flatMap(([name, value]) => duplicates(name, listOf(value))),
    ...facts(content),
  ];
}

/** Returns the file that declares a text of the content, for messages. */
export function fileOf(name: string): string {
  if (name === "site") return "src/site.ts";
  const files = readdirSync("src/content").map((file) => path.posix.join("src/content", file));
  return files.find((file) => readFileSync(file, "utf8").includes(`export const ${name}`)) ?? "src/content";
}

/** Returns the records of a list, and nothing for what is no list of records. */
function listOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

/** Checks every text of an export, however deep. */
function textDiagnostics(value: unknown, record: string, field = ""): readonly string[] {
  if (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value);
    return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
      textDiagnostics(part, isList ? `${record}[${key}]` : `${record}.${key}`, isList ? field : key),
    );
  }
  const wrong = typeof value === "string" ? textDiagnostic(value, longest[field] ?? Infinity) : undefined;
  return wrong ? [`${fileOf(record.split(/[.[]/)[0] ?? "")}: ${record} ${wrong}`] : [];
}

/** Says what is wrong with a text. `limit` is the number of characters that its place on the page holds. */
function textDiagnostic(value: string, limit: number): string | undefined {
  const length = [...value].length;
  if (value.trim() === "") return "is empty. Write the text, or remove the record.";
  if (value !== value.trim()) return "begins or ends with a space. Remove it.";
  if (/ {2}/.test(value)) return "has two spaces in a row. Remove one.";
  if (/\p{Cc}/u.test(value)) return "has a control character, such as a tab or a line break. Type the text again.";
  if (length > limit) return `has ${length} characters; its place on the page holds ${limit}. Shorten it.`;
  if (/^https?:/.test(value) && !isHttps(value))
    return `is “${value}”. Write an address like https://example.com/page.`;
  return undefined;
}

function isHttps(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === "https:" && url.username === "" && url.hostname.includes(".");
}

/** The fields that tell the records of a list apart; the first that a record has counts. */
const names = ["id", "title", "name", "group", "metric", "category", "label"];

/** Checks that no two records of a list have the same name. */
function duplicates(list: string, entries: readonly Entry[]): readonly string[] {
  const field = names.find((name) => name in (entries[0] ?? {}));
  if (!field) return [];
  const values = entries.map((entry) => entry[field]);
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${fileOf(list)}: ${list}[].${field} has “${String(value)}” twice. Give each entry its own.`);
}

/** The form of an e-mail address that browsers accept (HTML standard, valid e-mail address). */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** The facts of the site, the words of the headline, and the cities on the globe. */
function facts({ site: { url, foundedIn, copyrightYear, ...site }, hero }: Content): readonly string[] {
  const checks: readonly (readonly [isRight: boolean, message: string])[] = [
    [email.test(site.email), `email is “${site.email}”. Write it as name@example.com.`],
    // Canonical links and the sitemap need an origin; a path below it is given to the build as PATH_PREFIX.
    [isHttps(url) && new URL(url).origin === url, `url is “${url}”. Write https:// and a host name, without a path.`],
    [isLanguage(site.language), `language is “${site.language}”. Write a tag like en, de or pt-BR.`],
    [
      Number.isInteger(foundedIn) && foundedIn <= copyrightYear,
      `foundedIn is ${foundedIn}. Write a year up to copyrightYear.`,
    ],
    [
      !Number.isNaN(Date.parse(site.securityTextExpires)),
      `securityTextExpires is no date. Write it as 2027-10-31T00:00:00Z.`,
    ],
    ...site.translations.map(
      ({ language }, index) =>
        [
          isLanguage(language),
          `translations[${index}].language is “${language}”. Write a tag like en, de or pt-BR.`,
        ] as const,
    ),
  ];
  return [
    ...checks.filter(([isRight]) => !isRight).map(([, message]) => `src/site.ts: site.${message}`),
    ...hero.heading
      .split(/[\s\u00ad-]/)
      .filter((word) => [...word].length > 11)
      .map(
        (word) =>
          `src/content/hero.ts: hero.heading has “${word}”, wider than a phone. Write a shorter word, or \\u00ad where it may divide.`,
      ),
    ...hero.cities.flatMap(({ latitude, longitude }, index) =>
      Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
        ? []
        : [
            `src/content/hero.ts: hero.cities[${index}] is at ${latitude}, ${longitude}. Write degrees up to ±85 and ±180.`,
          ],
    ),
  ];
}

/** RFC 5646, section 2.2.1: a tag of two or three letters, and its subtags. */
function isLanguage(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
