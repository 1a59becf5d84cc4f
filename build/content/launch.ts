/** What stands between the sample and the world: harmless while one builds, wrong once it is published. */
import { existsSync } from "node:fs";
import path from "node:path";

import { isExpired } from "../findable/securityText";
import type { ContentModules } from "./modules";
import type { Problem } from "./problem";
import { type Text, textsOf } from "./texts";

/** The sample company. Whoever is really called so changes this line too. */
export const sampleName = "Longitude";

/** Host names that nobody can own (RFC 2606), where the sample lives. */
export const reservedHost =
  /\bexample\.(?:com|org|net)\b|[\w-]\.(?:example|test|invalid|localhost)\b|\/\/(?:localhost|127\.)/i;

/** When the site would go out. */
interface Launch {
  readonly now: Date;
}

/** One thing that must be true before the world sees the site. */
export interface LaunchCheck {
  readonly name: string;
  readonly problems: (modules: ContentModules, launch: Launch) => readonly Problem[];
}

const siteFile = "src/site.ts";

/** Says where in `src/site.ts` something is left to do. */
const aboutSite = (field: string, message: string, mend: string): Problem => ({
  file: siteFile,
  record: `site.${field}`,
  message,
  mend,
});

/** The checks, in the order in which a newcomer meets them. */
export const launchChecks: readonly LaunchCheck[] = [
  { name: "The company has its own name", problems: nameProblems },
  { name: "The site has its own address", problems: urlProblems },
  { name: "The e-mail address is at the site's own domain", problems: emailProblems },
  { name: "No link leads to an example address", problems: exampleProblems },
  { name: "No project leads to a page that the site does not have", problems: ownLinkProblems },
  { name: "No person, client or project is a sample", problems: sampleProblems },
  { name: "The copyright year is not one to come", problems: yearProblems },
  { name: "security.txt has not run out", problems: expiryProblems },
];

/**
 * Lists what is left before the world may see the site.
 *
 * @param modules - The content files.
 * @param launch - When it would go out.
 * @returns A problem for each thing that is left; empty where the content is ready.
 */
export function launchProblems(modules: ContentModules, launch: Launch): readonly Problem[] {
  return launchChecks.flatMap(({ problems }) => problems(modules, launch));
}

/**
 * Lists what may well be right, but which its owner should look at before going out. The footer's year is the year of
 * first publication as much as the present one, and the specification fixes it: an old one is no reason to refuse.
 *
 * @param modules - The content files.
 * @param launch - When it would go out.
 * @returns A sentence for each.
 */
export function launchNotes(modules: ContentModules, { now }: Launch): readonly string[] {
  const { copyrightYear } = modules[siteFile].site;
  const year = now.getUTCFullYear();
  if (copyrightYear >= year) return [];
  return [
    `${siteFile}: site.copyrightYear is ${copyrightYear}; it is ${year}. Change it if the words have changed since.`,
  ];
}

function nameProblems(modules: ContentModules): readonly Problem[] {
  const { name } = modules[siteFile].site;
  const sample = new RegExp(`\\b${sampleName}\\b`);
  // Much of the content says `${site.name}`: while that is the sample's, the other places can't be told from it.
  const renamed = !sample.test(name);
  return textsOf(modules)
    .filter(({ file, value }) => sample.test(value) && (renamed || file === siteFile))
    .map(({ file, record }) => ({
      file,
      record,
      message: `still says “${sampleName}”, the sample company.`,
      mend: "Write your own company's name.",
    }));
}

/** That it is an address at all, is a law. */
function urlProblems(modules: ContentModules): readonly Problem[] {
  const { url } = modules[siteFile].site;
  if (!reservedHost.test(url)) return [];
  return [aboutSite("url", `is “${url}”, which nobody can own.`, "Write the address that the site will be served at.")];
}

function emailProblems(modules: ContentModules): readonly Problem[] {
  const { email, url } = modules[siteFile].site;
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
  const isOwn = domain === host || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
  if (isOwn && !reservedHost.test(email)) return [];
  const place = reservedHost.test(url) ? "the site's own domain" : host;
  return [aboutSite("email", `is “${email}”; an address at ${place} was expected.`, "Write one that somebody reads.")];
}

function exampleProblems(modules: ContentModules): readonly Problem[] {
  const { url } = modules[siteFile].site;
  const seenElsewhere = ({ file, record, value }: Text): boolean =>
    (file === siteFile && /^site\.(url|email)$/.test(record)) || (reservedHost.test(url) && value.includes(url));
  return textsOf(modules)
    .filter((text) => reservedHost.test(text.value) && !seenElsewhere(text))
    .map(({ file, record, value }) => ({
      file,
      record,
      message: `is “${value}”, an address for examples.`,
      mend: "Write the real one.",
    }));
}

/** The site is one page: a link below its own address leads nowhere, unless a file is put there. */
function ownLinkProblems(modules: ContentModules): readonly Problem[] {
  const { url } = modules[siteFile].site;
  return modules["src/content/portfolio.ts"].projects.flatMap(({ link, sample }, index) => {
    if (sample || !link.startsWith(`${url}/`)) return [];
    const { pathname } = new URL(link);
    if (existsSync(path.join("static", pathname))) return [];
    return {
      file: "src/content/portfolio.ts",
      record: `projects[${index}].link`,
      message: `is “${link}”, and this site has no such page.`,
      mend: `Write where the project can be seen, or put the page into static${pathname}.`,
    };
  });
}

function sampleProblems(modules: ContentModules): readonly Problem[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([list, value]: [string, unknown]) =>
      (Array.isArray(value) ? (value as readonly { readonly sample?: boolean }[]) : []).flatMap(({ sample }, index) => {
        if (sample !== true) return [];
        const message = "is a sample: it was invented.";
        const mend = "Put a real one in its place and set sample: false, or take it out.";
        return [{ file, record: `${list}[${index}]`, message, mend }];
      }),
    ),
  );
}

/** That it is no earlier than the company, is a law. */
function yearProblems(modules: ContentModules, { now }: Launch): readonly Problem[] {
  const { copyrightYear: year, foundedIn } = modules[siteFile].site;
  if (year <= now.getUTCFullYear()) return [];
  const message = `is ${year}; a year from ${foundedIn} to ${now.getUTCFullYear()} was expected.`;
  return [aboutSite("copyrightYear", message, "Write the year in which these words were published.")];
}

function expiryProblems(modules: ContentModules, { now }: Launch): readonly Problem[] {
  const { securityTextExpires: date } = modules[siteFile].site;
  if (!isExpired(now, date)) return [];
  const message = `is ${date}, which has passed.`;
  return [aboutSite("securityTextExpires", message, "Confirm the contact and set a day within the coming year.")];
}
