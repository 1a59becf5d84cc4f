/** The rules for content that types can't express. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { domainToASCII, domainToUnicode } from "node:url";

import * as texts from "../content";
import { domainOf } from "../metadata/domainOf";
import { site } from "../site";
import { isLanguage } from "../text/isLanguage";
import { wide } from "../text/wide";
import { isHttps, type Limits, limits, recordDiagnostics } from "./records";

/** All exports of the content by name, and the facts of the site. */
export type Content = typeof texts & { readonly site: typeof site };

/** Takes the content. Returns one sentence for each broken rule: the file, the record, what was expected and how to fix it. */
export function contentDiagnostics(content: Content = { ...texts, site }): readonly string[] {
  const limitsOf: Readonly<Record<string, Limits>> = limits;
  const inFile = (name: string, messages: readonly string[]): readonly string[] =>
    messages.map((message) => `${fileOf(name)}: ${message}`);
  return [
    ...Object.entries(content).flatMap(([name, value]) => inFile(name, recordDiagnostics(name, value, limitsOf[name]))),
    ...inFile("site", siteDiagnostics(content.site)),
    ...inFile("hero", headlineDiagnostics(content)),
    ...inFile("sections", sectionDiagnostics(content)),
    ...inFile("menu", menuDiagnostics(content)),
  ];
}

/** Returns the file that declares an export of the content, for messages. */
export function fileOf(name: string): string {
  if (name === "site") return "src/site.ts";
  const declaration = new RegExp(`^export const ${name}\\b`, "m");
  const files = readdirSync("src/content", { withFileTypes: true })
    // Neither a folder nor a link, such as those that an editor makes beside a file.
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join("src/content", entry.name));
  return files.find((file) => declaration.test(readFileSync(file, "utf8"))) ?? "src/content";
}

/** The form of an e-mail address that browsers accept (HTML standard, valid e-mail address). */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Checks the facts of the site. */
function siteDiagnostics(site: Content["site"]): readonly string[] {
  const { email, url, foundedIn, copyrightYear, securityTextExpires } = site;
  const [, user = "", domain = ""] = /^(.*)@(.*)$/.exec(email) ?? [];
  const readable = `${user}@${domainToUnicode(domain)}`;
  const isEmail = emailPattern.test(`${user}@${domainToASCII(domain)}`);
  const expires = new Date(securityTextExpires).getTime();
  const inAYear = Date.now() + 366 * 24 * 3600 * 1000;
  const checks: readonly (readonly [isRight: boolean, message: string])[] = [
    [
      isEmail && readable.toLowerCase() === email.toLowerCase(),
      `email is “${email}”. Write it as ${isEmail ? `people read it: ${readable}` : "name@example.com"}.`,
    ],
    // Canonical links and the sitemap need an origin; a path below it is given to the build as PATH_PREFIX.
    [
      isHttps(url) && [new URL(url).origin, `https://${domainOf(url)}`].includes(url),
      `url is “${url}”. Write https:// and a domain in small letters, without a path and a slash at the end.`,
    ],
    ...[site, ...site.translations].map(
      ({ language }, index) =>
        [
          isLanguage(language),
          `${index > 0 ? `translations[${index - 1}].` : ""}language is “${language}”. Write a tag like en, de or pt-BR.`,
        ] as const,
    ),
    ...site.translations.map(({ language }, index) => {
      const taken = [site, ...site.translations.slice(0, index)].find((other) => includes(other.language, language));
      return [
        !taken,
        `translations[${index}].language is “${language}”, and “${taken?.language ?? ""}” is the same language. Write tags that differ, such as en-GB and en-US.`,
      ] as const;
    }),
    [
      Number.isInteger(foundedIn) && foundedIn <= copyrightYear,
      `foundedIn is ${foundedIn}. Write a year up to copyrightYear.`,
    ],
    [
      // Of 30 February JavaScript makes a day in March.
      !Number.isNaN(expires) && new Date(expires).toISOString().startsWith(securityTextExpires.slice(0, 10)),
      `securityTextExpires is “${securityTextExpires}”, which is no date. Write it as 2027-10-31T00:00:00Z.`,
    ],
    [
      Number.isNaN(expires) || expires <= inAYear,
      `securityTextExpires is “${securityTextExpires}”. Write a day within a year from now.`,
    ],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, message]) => `site.${message}`);
}

/** Checks that each id can stand in an address and in a list of ids, whose items spaces divide, and that the page has it once. */
function sectionDiagnostics({ sections }: Content): readonly string[] {
  const taken = ["main", "menu", "___gatsby", "gatsby-focus-wrapper", ...sections.map(({ id }) => `${id}-heading`)];
  return sections.flatMap(({ id }: { readonly id: string }, index) => {
    const isWritable = /^[\p{L}_][\p{L}\p{M}\p{N}_-]*$/u.test(id);
    if (isWritable && !taken.includes(id)) return [];
    return [
      isWritable
        ? `sections[${index}].id is “${id}”, which the page itself has. Write another.`
        : `sections[${index}].id is “${id}”. Write letters, digits and hyphens, a letter first.`,
    ];
  });
}

/** Checks that pages of the site are linked by the addresses that hosts serve them at. */
function menuDiagnostics({ menu }: Content): readonly string[] {
  return menu.flatMap((entry, index) => {
    const { href } = typeof entry === "string" ? { href: `/#${entry}` } : entry;
    const [, address = "", end = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
    if (!href.startsWith("/") || (/^\/([^/].*)?$/.test(address) && /\/$|\.\w+$/.test(address))) return [];
    return [
      `menu[${index}].href is “${href}”. Write “/${address.replace(/^\/+|\/+$/g, "")}/${end}”, as hosts serve a page.`,
    ];
  });
}

/** Letters of languages without spaces between words, which divide a word without a hyphen. */
const withoutSpaces = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Checks that the headline's words fit a phone. A hyphen, a soft hyphen and a wide character let a line break. */
function headlineDiagnostics({ site: { language }, hero }: Content): readonly string[] {
  const segmenter = new Intl.Segmenter(isLanguage(language) ? language : "en", { granularity: "word" });
  return (
    hero.heading
      .split("\u00ad")
      .flatMap((part) => [...segmenter.segment(part)])
      // Marks above and below a letter take no room.
      .filter(
        ({ segment, isWordLike }) =>
          isWordLike && !wide.test(segment) && [...segment.replace(/\p{Mn}/gu, "")].length > 11,
      )
      .map(
        ({ segment }) =>
          `hero.heading has “${segment}”, wider than a phone. Write a shorter word, or \\${withoutSpaces.test(segment) ? "u200b" : "u00ad"} where it may divide.`,
      )
  );
}

/** Whether one of two tags includes the other, as “en” includes “en-GB”. */
function includes(one: string, other: string): boolean {
  return `${one}-`.startsWith(`${other}-`) || `${other}-`.startsWith(`${one}-`);
}
