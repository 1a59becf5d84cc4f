import { screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { ProjectDrawing, projectIcon } from "../../chart";
import { labels } from "../../content/labels";
import {
  moreProjectsHeading,
  portfolioIntro,
  projects,
  resultsLabel,
  technologiesUsed,
  trackRecord,
  trackRecordHeading,
  viewProject,
} from "../../content/portfolio";
import { itemOf, named, plain, shapesOf, showSection, textsOf } from "../../testing/section";
import { listOf } from "../../text/listOf";
import { Portfolio } from ".";

describe("portfolio", () => {
  beforeEach(() => void showSection(Portfolio, portfolioIntro));

  it("shows featured projects, then the others, then the track record", () => {
    const titles = (isFeatured: boolean): readonly string[] =>
      projects.filter(({ featured }) => featured === isFeatured).map(({ title }) => title);
    const others = titles(false).length > 0 ? [moreProjectsHeading, ...titles(false)] : [];
    const metrics = trackRecord.length > 0 ? [trackRecordHeading] : [];
    expect(textsOf(screen.getAllByRole("heading"))).toEqual(
      [portfolioIntro.heading, ...titles(true), ...others, ...metrics].map(plain),
    );
  });

  it("shows of each project category, description, tools, results and gradient", () => {
    for (const { title, category, description, technologies, results, gradient } of projects) {
      const item = itemOf(title);
      for (const text of [category, description, `${technologiesUsed} ${listOf(technologies)}`])
        expect(item).toHaveTextContent(plain(text));
      const shown = within(item).getByRole("list", named(resultsLabel));
      expect(textsOf(within(shown).getAllByRole("listitem"))).toEqual(results.map(plain));
      expect(item.querySelector("[data-gradient]")).toHaveAttribute("data-gradient", gradient);
    }
  });

  it("gives each project a drawing, in turn: a full one where it is featured", () => {
    for (const isFeatured of [true, false])
      projects
        .filter(({ featured }) => featured === isFeatured)
        .forEach(({ title, gradient }, index) => {
          const drawing = <ProjectDrawing index={index} gradient={gradient} detail={isFeatured ? "full" : "small"} />;
          expect(itemOf(title).innerHTML).toContain(renderToStaticMarkup(drawing));
        });
  });

  it("shows a generic icon, and no image", () => {
    for (const { title } of projects) {
      expect(itemOf(title).innerHTML).toContain(shapesOf(projectIcon));
      expect(within(itemOf(title)).queryByRole("img")).toBeNull();
    }
  });

  it("links each project to its own address, by a name of its own", () => {
    for (const { title, link } of projects) {
      const name = named(`${viewProject} ${title} ${labels.opensInNewTab}`);
      expect(within(itemOf(title)).getByRole("link", name)).toHaveAttribute("href", link);
    }
  });

  it("shows each metric of the track record with its value and description", () => {
    expect(textsOf(screen.queryAllByRole("term"))).toEqual(trackRecord.map(({ metric }) => plain(metric)));
    expect(textsOf(screen.queryAllByRole("definition"))).toEqual(
      trackRecord.flatMap(({ value, description }) => [plain(value), plain(description)]),
    );
  });

  it("says that projects are samples while any is", () => {
    const isSample = projects.some(({ sample }) => sample);
    expect(screen.queryAllByText(plain(labels.sampleNote))).toHaveLength(isSample ? 1 : 0);
  });
});
