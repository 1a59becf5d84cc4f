import { screen, within } from "@testing-library/react";

import { descriptions, entryOf, itemsOf, plain, show, textsOf } from "../../scripts/jest/sections";
import {
  moreProjectsHeading,
  portfolioIntro,
  projects,
  trackRecord,
  trackRecordHeading,
  viewProject,
} from "../content/portfolio";
import { labels } from "../content/labels";
import { Portfolio } from "./Portfolio";

describe("portfolio", () => {
  beforeEach(() => show(Portfolio));

  it("is a region named by its heading, with its introduction", () => {
    expect(screen.getByRole("region", { name: plain(portfolioIntro.heading) })).toHaveTextContent(
      plain(portfolioIntro.lede),
    );
  });

  it("shows featured projects, then the others, then the track record", () => {
    const titles = (isFeatured: boolean): readonly string[] =>
      projects.filter(({ featured }) => featured === isFeatured).map(({ title }) => title);
    const others = titles(false).length > 0 ? [moreProjectsHeading, ...titles(false)] : [];
    const metrics = trackRecord.length > 0 ? [trackRecordHeading] : [];
    const { heading } = portfolioIntro;
    expect(textsOf(screen.getAllByRole("heading"))).toEqual(
      [heading, ...titles(true), ...others, ...metrics].map(plain),
    );
  });

  it("shows the category, description, technologies and results of each project", () => {
    for (const { title, category, description, technologies, results } of projects) {
      const texts = [category, description, ...technologies];
      for (const text of texts) expect(entryOf(title)).toHaveTextContent(plain(text));
      expect(itemsOf(entryOf(title), { name: labels.resultsLabel })).toEqual(results.map(plain));
    }
  });

  it("draws each project in its gradient", () => {
    for (const { title, gradient } of projects)
      expect(entryOf(title).querySelector("[data-gradient]")).toHaveAttribute("data-gradient", gradient);
  });

  it("links each project to its own address", () => {
    for (const { title, link } of projects) {
      const name = plain(`${viewProject} ${labels.opensInNewTab}`);
      expect(within(entryOf(title)).getByRole("link", { name })).toHaveAttribute("href", link);
    }
  });

  it("shows the value and description of each metric of the track record", () => {
    expect(descriptions()).toEqual(
      trackRecord.map(({ metric, value, description }) => [metric, value, description].map(plain)),
    );
  });
});
