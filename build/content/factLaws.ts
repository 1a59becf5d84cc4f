/** What the facts of the content must hold: a figure agrees with its list, an address is one, a port lies on the globe. */
import { faultOf } from "../findable/assertSiteUrl";
import type { ContentModules } from "./modules";
import type { Problem } from "./problem";

/**
 * Holds the figures against what they count: a claim may not be larger than its list.
 *
 * @param modules - The content files.
 * @returns A problem for each figure that claims too much, and for each count that is not whole.
 */
export function claimProblems(modules: ContentModules): readonly Problem[] {
  const { industries } = modules["src/content/industries.ts"];
  const { reasons } = modules["src/content/about.ts"];
  const { stats } = modules["src/content/stats.ts"];
  const problems: Problem[] = [];

  for (const [index, { figure, figureLabel }] of reasons.entries()) {
    if (!/industr/i.test(figureLabel) || Number.parseInt(figure) <= industries.length) continue;
    problems.push({
      file: "src/content/about.ts",
      record: `reasons[${index}].figure`,
      message: `claims ${figure} industries; src/content/industries.ts lists ${industries.length}.`,
      mend: "Lower the figure or add the industries.",
    });
  }

  // The type asks for a number; it can't ask for a whole one.
  for (const [index, { projects }] of industries.entries()) {
    if (/^\d+ /.test(projects)) continue;
    problems.push({
      file: "src/content/industries.ts",
      record: `industries[${index}].projects`,
      message: `is “${projects}”; a whole number of projects was expected.`,
      mend: "Count them.",
    });
  }
  const counted = industries.reduce((sum, { projects }) => sum + Number.parseInt(projects), 0);
  for (const [index, { number, label }] of stats.entries()) {
    if (!/project/i.test(label) || Number.parseInt(number) <= counted) continue;
    problems.push({
      file: "src/content/stats.ts",
      record: `stats[${index}].number`,
      message: `claims ${number} projects; the industries count ${counted} together.`,
      mend: "Lower the figure, or mend the counts in src/content/industries.ts.",
    });
  }
  return problems;
}

/** The form a browser accepts for an e-mail address (HTML Living Standard, valid e-mail address). */
const emailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/**
 * Looks at the facts in `src/site.ts`, and at the ports, which are places on the globe.
 *
 * @param modules - The content files.
 * @returns A problem for each that can't be right.
 */
export function siteProblems(modules: ContentModules): readonly Problem[] {
  const { site } = modules["src/site.ts"];
  const { email, url, language, foundedIn, copyrightYear } = site;
  const faultOfUrl = faultOf(url);
  const facts: readonly (readonly [field: string, isRight: boolean, message: string, mend: string])[] = [
    ["email", emailAddress.test(email), `is “${email}”, which is no e-mail address.`, "Write it as name@host.tld."],
    ["url", !faultOfUrl, `${faultOfUrl}: it is “${url}”.`, "Write https:// and a host name, and no path."],
    [
      "language",
      isLanguageTag(language),
      `is “${language}”, which is no language tag.`,
      "Write it as en, de or pt-BR.",
    ],
    [
      "foundedIn",
      Number.isInteger(foundedIn) && foundedIn > 1600 && foundedIn <= copyrightYear,
      `is ${foundedIn}; a year up to that of the words, ${copyrightYear}, was expected.`,
      "Mend it, or site.copyrightYear.",
    ],
  ];
  const ports = modules["src/content/hero.ts"].hero.ports.flatMap(({ latitude, longitude }, index) => {
    if (Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180) return [];
    return {
      file: "src/content/hero.ts",
      record: `hero.ports[${index}]`,
      message: `lies at ${latitude}, ${longitude}; a latitude of −85 to 85 and a longitude of −180 to 180 were expected.`,
      mend: "Give degrees, north and east positive.",
    };
  });
  return [
    ...facts
      .filter(([, isRight]) => !isRight)
      .map(([field, , message, mend]) => ({ file: "src/site.ts", record: `site.${field}`, message, mend })),
    ...ports,
  ];
}

/** Every language in use has a tag of two or three letters (RFC 5646, section 2.2.1); a longer word is its name. */
function isLanguageTag(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-|$)/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}
