/** What the facts of the content must hold: a figure agrees with its list, an address is one, a port lies on the globe. */
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

/**
 * Looks at the facts in `src/site.ts`, and at the ports, which are places on the globe.
 *
 * @param modules - The content files.
 * @returns A problem for each that can't be right.
 */
export function siteProblems(modules: ContentModules): readonly Problem[] {
  const { site } = modules["src/site.ts"];
  const problems: Problem[] = [];
  // The form a browser accepts for an e-mail address (HTML Living Standard, valid e-mail address).
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(site.email)) {
    problems.push({
      file: "src/site.ts",
      record: "site.email",
      message: `is “${site.email}”, which is no e-mail address.`,
      mend: "Write it as name@host.tld.",
    });
  }
  for (const [index, { latitude, longitude }] of modules["src/content/hero.ts"].hero.ports.entries()) {
    if (Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180) continue;
    problems.push({
      file: "src/content/hero.ts",
      record: `hero.ports[${index}]`,
      message: `lies at ${latitude}, ${longitude}; a latitude of −85 to 85 and a longitude of −180 to 180 were expected.`,
      mend: "Give degrees, north and east positive.",
    });
  }
  return problems;
}
