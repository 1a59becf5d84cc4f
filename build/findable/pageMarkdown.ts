/** The landing page as Markdown, for those who read by machine: the same words in the same order. */
import { aboutIntro, reasons } from "../../src/content/about";
import { company, companyIntro } from "../../src/content/company";
import { contact } from "../../src/content/contact";
import { footer } from "../../src/content/footer";
import { hero } from "../../src/content/hero";
import { industries, industriesIntro } from "../../src/content/industries";
import { labels } from "../../src/content/labels";
import {
  moreProjectsHeading,
  portfolioIntro,
  type Project,
  projects,
  trackRecord,
  trackRecordHeading,
  viewProject,
} from "../../src/content/portfolio";
import { type SectionId, sections } from "../../src/content/sections";
import { services, servicesIntro } from "../../src/content/services";
import { stats, statsHeading } from "../../src/content/stats";
import {
  highlights,
  levelMeanings,
  technologiesIntro,
  technologyCategories,
  toolGroups,
} from "../../src/content/technologies";
import { testimonials, testimonialsIntro } from "../../src/content/testimonials";
import type { SectionIntro } from "../../src/content/vocabulary";
import { fillIn } from "../../src/lib/fillIn";
import { hasSamples } from "../../src/lib/hasSamples";
import { mailDraft } from "../../src/lib/mailDraft";
import { site } from "../../src/site";
import { escapeMarkdown as text, link } from "./markdown";

/** A block of Markdown; blocks are parted by an empty line. */
type Block = string;

const heading = (level: 1 | 2 | 3 | 4, words: string): Block => `${"#".repeat(level)} ${text(words)}`;
const list = (items: readonly string[]): Block => items.map((item) => `- ${item}`).join("\n");
const strong = (words: string): string => `**${text(words)}**`;
const intro = ({ heading: words, lede }: SectionIntro): readonly Block[] => [heading(2, words), text(lede)];

const project = (level: 3 | 4, { title, category, description, technologies, results, link: address }: Project) => [
  heading(level, title),
  text(category),
  text(description),
  list(results.map(text)),
  `${text(labels.technologiesUsed)} ${text(technologies.join(", "))}`,
  link(`${viewProject}: ${title}`, address),
];

/** One writer for each section of the registry: a section that is added without one does not compile. */
const writers: Readonly<Record<SectionId, () => readonly Block[]>> = {
  top: () => [
    heading(1, hero.heading),
    text(hero.lede),
    list([link(hero.primaryAction, mailDraft(site.email, hero.mailSubject))]),
  ],
  stats: () => [heading(2, statsHeading), list(stats.map(({ number, label }) => `${strong(number)} ${text(label)}`))],
  services: () => [
    ...intro(servicesIntro),
    ...services.flatMap(({ title, description, features }) => [
      heading(3, title),
      text(description),
      list(features.map(text)),
    ]),
  ],
  technologies: () => [
    ...intro(technologiesIntro),
    ...technologyCategories.flatMap(({ category, technologies }) => [
      heading(3, category),
      list(technologies.map(({ name, level }) => `${text(name)}: ${level}`)),
    ]),
    heading(3, labels.levelsLegend),
    list(Object.entries(levelMeanings).map(([level, meaning]) => `${strong(level)}: ${text(meaning)}`)),
    heading(3, labels.highlightsHeading),
    list(highlights.map(({ title, description }) => `${strong(title)}: ${text(description)}`)),
    heading(3, labels.toolGroupsHeading),
    list(toolGroups.map(({ group, tools }) => `${strong(group)}: ${text(tools.join(", "))}`)),
  ],
  industries: () => [
    ...intro(industriesIntro),
    ...industries.flatMap(({ title, description, solutions, projects: count }) => [
      heading(3, title),
      `${text(description)} (${text(count)})`,
      list(solutions.map(text)),
    ]),
  ],
  about: () => [
    ...intro(aboutIntro),
    ...reasons.flatMap(({ title, description, figure, figureLabel }) => [
      heading(3, title),
      `${strong(figure)} ${text(figureLabel)}`,
      text(description),
    ]),
  ],
  portfolio: () => [
    ...intro(portfolioIntro),
    ...projects.filter(({ featured }) => featured).flatMap((each) => project(3, each)),
    heading(3, moreProjectsHeading),
    ...projects.filter(({ featured }) => !featured).flatMap((each) => project(4, each)),
    heading(3, trackRecordHeading),
    list(
      trackRecord.map(({ metric, value, description }) => `${text(metric)}: ${strong(value)}. ${text(description)}`),
    ),
  ],
  testimonials: () => [
    ...intro(testimonialsIntro),
    ...testimonials.flatMap(({ name, position, company: employer, content, rating }) => [
      `> ${text(content)}`,
      `${strong(name)}, ${text(position)}, ${text(employer)} (${text(fillIn(labels.rating, rating))})`,
    ]),
    ...(hasSamples ? [text(labels.sampleNote)] : []),
  ],
  company: () => [
    ...intro(companyIntro),
    list(company.facts.map(({ term, detail }) => `${text(term)}: ${text(detail)}`)),
    heading(3, company.missionLabel),
    text(company.mission),
    heading(3, company.visionLabel),
    text(company.vision),
    heading(3, company.valuesLabel),
    list(company.values.map(({ title, description }) => `${strong(title)}: ${text(description)}`)),
  ],
  contact: () => [
    ...intro(contact),
    list([
      link(contact.primaryAction, mailDraft(site.email, contact.mailSubject)),
      link(contact.secondaryAction, site.linkedIn),
      link(site.email, `mailto:${site.email}`),
    ]),
  ],
};

/**
 * Writes `index.md`.
 *
 * @param home - The absolute address of the page.
 * @returns CommonMark: the sections of the registry in its order, then the footer.
 */
export function pageMarkdown(home: string): string {
  const blocks = [
    link(site.name, home),
    ...sections.flatMap(({ id }) => writers[id]()),
    "---",
    `© ${site.copyrightYear} ${text(site.legalName)}. ${text(footer.closing)}`,
    list([link(footer.codeHosting.label, site.codeHosting), link(footer.linkedIn.label, site.linkedIn)]),
  ];
  return `${blocks.join("\n\n")}\n`;
}
