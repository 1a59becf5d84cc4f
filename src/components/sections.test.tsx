/** What every section shows of its records, and what is special about one. */
import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";

import {
  descriptions,
  itemsOf,
  plain,
  recordsIn,
  shapesIn,
  shapesOf,
  show,
  textsOf,
} from "../../scripts/jest/sectionQueries";
import { aboutIntro, reasons } from "../content/about";
import { company, companyIntro } from "../content/company";
import { contact } from "../content/contact";
import { hero } from "../content/hero";
import { industries, industriesIntro, type Industry, moreSolutions, projectCount } from "../content/industries";
import { labels } from "../content/labels";
import * as portfolio from "../content/portfolio";
import { services, servicesIntro } from "../content/services";
import { stats, statsHeading } from "../content/stats";
import * as technologies from "../content/technologies";
import { ratingText, testimonials, testimonialsIntro } from "../content/testimonials";
import type { IconName, SectionIntro } from "../content/vocabulary";
import { fillIn } from "../text/fillIn";
import { About } from "./About";
import { Company } from "./Company";
import { Contact } from "./Contact";
import { Hero } from "./Hero";
import { Industries } from "./Industries";
import { Portfolio } from "./Portfolio";
import { Services } from "./Services";
import { Stats } from "./Stats";
import { Technologies } from "./Technologies";
import { Testimonials } from "./Testimonials";

interface Shown {
  readonly Section: () => ReactElement;
  readonly intro: Pick<SectionIntro, "heading"> & Partial<SectionIntro>;
  readonly records: readonly (object | string)[];
}

const { levels, levelLegend, technologyCategories } = technologies;
const { projects, trackRecord } = portfolio;

const shown: Readonly<Record<string, Shown>> = {
  hero: {
    Section: Hero,
    intro: hero,
    records: [hero.primaryAction, hero.secondaryAction],
  },
  stats: { Section: Stats, intro: { heading: statsHeading }, records: stats },
  services: { Section: Services, intro: servicesIntro, records: services },
  technologies: {
    Section: Technologies,
    intro: technologies.technologiesIntro,
    records: [
      ...technologyCategories,
      ...technologies.highlights,
      ...technologies.toolGroups,
      ...Object.values(levels).map(({ meaning }) => ({ meaning })),
    ],
  },
  industries: {
    Section: Industries,
    intro: industriesIntro,
    records: industries.map(({ projects: count, solutions, ...industry }) => ({
      ...industry,
      projects: fillIn(projectCount, count),
      solutions: solutions.slice(0, 3),
    })),
  },
  about: { Section: About, intro: aboutIntro, records: reasons },
  portfolio: { Section: Portfolio, intro: portfolio.portfolioIntro, records: projects },
  testimonials: { Section: Testimonials, intro: testimonialsIntro, records: testimonials },
  company: {
    Section: Company,
    intro: companyIntro,
    records: [
      ...company.values,
      { label: company.missionLabel, text: company.mission },
      { label: company.visionLabel, text: company.vision },
    ],
  },
  contact: { Section: Contact, intro: contact, records: [contact.primaryAction, contact.secondaryAction] },
};

describe.each(Object.entries(shown))("%s", (_, { Section, intro, records }) => {
  beforeEach(() => show(Section));

  it("is a region named by its heading, with its introduction", () => {
    const region = screen.getByRole("region", { name: plain(intro.heading) });
    expect(region).toHaveTextContent(plain(intro.lede ?? intro.heading));
  });

  it("shows every text of each record, with its icon and gradient, each record by itself", () => {
    const places = recordsIn(screen.getByRole("region"), records);
    places.forEach((place, index) => {
      const { icon, gradient } = records[index] as { readonly icon?: IconName; readonly gradient?: string };
      expect([records[index], place]).not.toContain(undefined);
      expect(places.filter((other) => place?.contains(other as Element))).toEqual([place]);
      if (icon) expect(shapesIn(place?.innerHTML ?? "")).toBe(shapesOf(icon));
      if (gradient) expect(place?.querySelector("[data-gradient]")).toHaveAttribute("data-gradient", gradient);
    });
  });
});

describe("terms", () => {
  it.each([
    ["stats", Stats, stats.map(({ label, number }) => [label, number])],
    ["company", Company, company.facts.map(({ term, detail }) => [term, detail])],
    ["portfolio", Portfolio, trackRecord.map(({ metric, value, description }) => [metric, value, description])],
  ] as const)("of %s stand with what is said of them", (_, Section, expected) => {
    show(Section);
    expect(descriptions()).toEqual(expected.map((texts) => texts.map(plain)));
  });
});

describe("technologies", () => {
  beforeEach(() => show(Technologies));

  it("names and marks the level of each tool", () => {
    recordsIn(screen.getByRole("region"), technologyCategories).forEach((place, index) => {
      const tools = technologyCategories[index]?.technologies ?? [];
      const marks = place?.querySelectorAll("[data-level]") ?? [];
      expect(itemsOf(place as HTMLElement)).toEqual(
        tools.map(({ name, level }) => plain(`${name} ${levels[level].name}`)),
      );
      expect(Array.from(marks, (mark) => mark.getAttribute("data-level"))).toEqual(tools.map(({ level }) => level));
    });
  });

  it("has a legend that marks each level", () => {
    const legend = within(screen.getByRole("list", { name: levelLegend }));
    for (const [level, { name }] of Object.entries(levels))
      expect(legend.getByText(name)).toHaveAttribute("data-level", level);
  });
});

describe("industries", () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([4, 5, 9])("shows three of %i solutions, and counts the others", (count) => {
    const [industry] = industries as [Industry];
    const solutions = Array.from({ length: count }, (_, index) => `Solution ${index}`);
    jest.replaceProperty(industry, "solutions", solutions as unknown as Industry["solutions"]);
    show(Industries);
    const [place] = recordsIn(screen.getByRole("region"), [{ title: industry.title, solution: "Solution 0" }]);
    expect(itemsOf(place as HTMLElement)).toEqual([...solutions.slice(0, 3), fillIn(moreSolutions, count - 3)]);
  });
});

describe("portfolio", () => {
  beforeEach(() => show(Portfolio));

  it("shows featured projects, then the others, then the track record", () => {
    const titles = (isFeatured: boolean): readonly string[] =>
      projects.filter(({ featured }) => featured === isFeatured).map(({ title }) => title);
    const others = titles(false).length > 0 ? [portfolio.moreProjectsHeading, ...titles(false)] : [];
    const metrics = trackRecord.length > 0 ? [portfolio.trackRecordHeading] : [];
    expect(textsOf(screen.getAllByRole("heading"))).toEqual(
      [portfolio.portfolioIntro.heading, ...titles(true), ...others, ...metrics].map(plain),
    );
  });

  it("links each project to its own address", () => {
    const name = plain(`${portfolio.viewProject} ${labels.opensInNewTab}`);
    recordsIn(screen.getByRole("region"), projects).forEach((place, index) =>
      expect(within(place as HTMLElement).getByRole("link", { name })).toHaveAttribute("href", projects[index]?.link),
    );
  });
});

describe("testimonials", () => {
  beforeEach(() => show(Testimonials));

  it("rate each work in stars", () => {
    const names = screen.queryAllByRole("img").map((image) => image.getAttribute("aria-label"));
    expect(names).toEqual(testimonials.map(({ rating }) => fillIn(ratingText, rating)));
  });

  it("say that they are samples while any is", () => {
    const isSample = testimonials.some(({ sample }) => sample);
    expect(screen.queryAllByText(plain(labels.sampleNote))).toHaveLength(isSample ? 1 : 0);
  });
});
