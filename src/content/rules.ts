/** The rules for content that types can't express. `src/rules.ts` applies them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { site } from "../site";
import { wide } from "../text/wide";
import * as texts from "./index";
import { isHttps, type Limits, limits, recordDiagnostics } from "./recordRules";

/** All exports of the content by name, and the facts of the site. */
export type Content = typeof texts & { readonly site: typeof site };

/** Takes the content. Returns one sentence for each broken rule: the file, the record, what was expected and how to fix it. */
export function contentDiagnostics(content: Content = { ...texts, site }): readonly string[] {
  const limitsOf: Readonly<Record<string, Limits>> = limits;
  const found = [
    ...Object.entries(content).flatMap(([name, value]) => recordDiagnostics(name, value, limitsOf[name])),
    ...siteDiagnostics(content.site),
    ...headlineDiagnostics(content),
  ];
  return found.map((message) => `${fileOf(/^\w+/.exec(message)?.[0] ?? "")}: ${message}`);
}

/** Returns the file that declares a text of the content, for messages. */
export function fileOf(name: string): string {
  if (name === "site") return "src/site.ts";
  const files = readdirSync("src/content", { withFileTypes: true })
    // Neither a folder nor a link, such as those that an editor makes beside a file.
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join("src/content", entry.name));
  return files.find((file) => readFileSync(file, "utf8").includes(`export const ${name}`)) ?? "src/content";
}

/** The form of an e-mail address that browsers accept (HTML standard, valid e-mail address). */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Checks the facts of the site. */
function siteDiagnostics({ url, foundedIn, copyrightYear, ...site }: Content["site"]): readonly string[] {
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
  return checks.filter(([isRight]) => !isRight).map(([, message]) => `site.${message}`);
}

/** Checks that the headline's words fit a phone. A hyphen, a soft hyphen and a wide character let a line break. */
function headlineDiagnostics({ site: { language }, hero }: Content): readonly string[] {
  const segmenter = new Intl.Segmenter(isLanguage(language) ? language : "en", { granularity: "word" });
  return hero.heading
    .split("\u00ad")
    .flatMap((part) => [...segmenter.segment(part)])
    .filter(({ segment, isWordLike }) => isWordLike && [...segment].length > 11 && !wide.test(segment))
    .map(
      ({ segment }) =>
        `hero.heading has “${segment}”, wider than a phone. Write a shorter word, or \\u00ad where it may divide.`,
    );
}

/** RFC 5646, section 2.2.1: a tag of two or three letters, and its subtags. */
function isLanguage(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
