/** The rules for content that types can't express. A broken rule stops the build; development shows it. */
import { site } from "../site";
import * as sample from "./index";

/** The content files by name, and the facts of the site. */
export type Content = typeof sample & { readonly site: typeof site };

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
export function diagnostics(content: Content = { ...sample, site }): readonly string[] {
  return [
    ...Object.entries(content).flatMap(([name, file]) => textDiagnostics(fileOf(name), file)),
    ...duplicates(content),
    ...claims(content),
    ...facts(content),
  ];
}

const fileOf = (name: string): string => (name === "site" ? "src/site.ts" : `src/content/${name}.ts`);

/** Checks every text of a file, however deep. */
function textDiagnostics(file: string, value: unknown, record = "", field = ""): readonly string[] {
  if (typeof value === "object" && value !== null) {
    const isList = Array.isArray(value);
    return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
      textDiagnostics(
        file,
        part,
        isList ? `${record}[${key}]` : [record, key].filter(Boolean).join("."),
        isList ? field : key,
      ),
    );
  }
  if (typeof value !== "string") return [];
  const [length, limit] = [[...value].length, longest[field] ?? Infinity];
  const at = `${file}: ${record}`;
  if (value.trim() === "") return [`${at} is empty. Write the text, or remove the record.`];
  if (value !== value.trim()) return [`${at} begins or ends with a space. Remove it.`];
  if (/ {2}/.test(value)) return [`${at} has two spaces in a row. Remove one.`];
  if (/\p{Cc}/u.test(value))
    return [`${at} has a control character, such as a tab or a line break. Type the text again.`];
  if (length > limit) return [`${at} has ${length} characters; its place on the page holds ${limit}. Shorten it.`];
  if (/^https?:/.test(value) && !isHttps(value))
    return [`${at} is “${value}”. Write an address like https://example.com/page.`];
  return [];
}

function isHttps(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === "https:" && url.username === "" && url.hostname.includes(".");
}

/** Lists whose entries are told apart by a field. */
function duplicates(content: Content): readonly string[] {
  const lists: readonly (readonly [record: string, values: readonly string[]])[] = [
    ["services.ts: services[].title", content.services.services.map(({ title }) => title)],
    [
      "technologies.ts: technologyCategories[].category",
      content.technologies.technologyCategories.map(({ category }) => category),
    ],
    ["industries.ts: industries[].title", content.industries.industries.map(({ title }) => title)],
    ["portfolio.ts: projects[].title", content.portfolio.projects.map(({ title }) => title)],
    ["testimonials.ts: testimonials[].name", content.testimonials.testimonials.map(({ name }) => name)],
    ["about.ts: reasons[].title", content.about.reasons.map(({ title }) => title)],
    ["sections.ts: sections[].id", content.sections.sections.map(({ id }) => id)],
  ];
  return lists.flatMap(([record, values]) =>
    values
      .filter((value, index) => values.indexOf(value) !== index)
      .map((value) => `src/content/${record} has “${value}” twice. Give each entry its own.`),
  );
}

/** A figure may not claim more than the lists contain. */
function claims({ about, industries: { industries }, stats: { stats } }: Content): readonly string[] {
  const projects = industries.reduce((sum, industry) => sum + Number.parseInt(industry.projects), 0);
  return [
    ...industries.flatMap(({ projects: count }, index) =>
      /^\d+ /.test(count)
        ? []
        : [`src/content/industries.ts: industries[${index}].projects is “${count}”. Write a whole number of projects.`],
    ),
    ...about.reasons.flatMap(({ figure, figureLabel }, index) =>
      /industr/i.test(figureLabel) && Number.parseInt(figure) > industries.length
        ? [
            `src/content/about.ts: reasons[${index}].figure claims ${figure} industries; src/content/industries.ts lists ` +
              `${industries.length}. Lower the figure, or add industries.`,
          ]
        : [],
    ),
    ...stats.flatMap(({ number, label }, index) =>
      /project/i.test(label) && Number.parseInt(number) > projects
        ? [
            `src/content/stats.ts: stats[${index}].number claims ${number} projects; the industries count ${projects} together. ` +
              `Lower the figure, or correct the counts in src/content/industries.ts.`,
          ]
        : [],
    ),
  ];
}

/** The form of an e-mail address that browsers accept (HTML standard, valid e-mail address). */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** The facts of the site, and the ports, which are places on the globe. */
function facts({ site: { url, foundedIn, copyrightYear, ...site }, hero: { hero } }: Content): readonly string[] {
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
  ];
  return [
    ...checks.filter(([isRight]) => !isRight).map(([, message]) => `src/site.ts: site.${message}`),
    ...hero.ports.flatMap(({ latitude, longitude }, index) =>
      Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
        ? []
        : [
            `src/content/hero.ts: hero.ports[${index}] is at ${latitude}, ${longitude}. Write degrees up to ±85 and ±180.`,
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
