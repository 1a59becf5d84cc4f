import { screen, within } from "@testing-library/react";

import { entryOf, headingOf, itemsOf, plain, shapesIn, shapesOf, show } from "../../scripts/jest/sections";
import { highlights, levels, technologiesIntro, technologyCategories, toolGroups } from "../content/technologies";
import { labels } from "../content/labels";
import type { Level } from "../content/vocabulary";
import { Technologies } from "./Technologies";

/** The name of a level on the page. */
const levelName = (level: Level): string => levels[level].name;

describe("technologies", () => {
  beforeEach(() => show(Technologies));

  it("is a region named by its heading, with its introduction", () => {
    expect(screen.getByRole("region", { name: plain(technologiesIntro.heading) })).toHaveTextContent(
      plain(technologiesIntro.lede),
    );
  });

  it("shows the five tools of each category, each with its level", () => {
    for (const { category, technologies } of technologyCategories) {
      expect(itemsOf(entryOf(category))).toEqual(
        technologies.map(({ name, level }) => plain(`${name} ${levelName(level)}`)),
      );
    }
  });

  it("marks each tool with its own level", () => {
    for (const { category, technologies } of technologyCategories) {
      const marks = entryOf(category).querySelectorAll("[data-level]");
      expect(Array.from(marks, (mark) => mark.getAttribute("data-level"))).toEqual(
        technologies.map(({ level }) => level),
      );
    }
  });

  it("shows the icon of each category on its gradient", () => {
    for (const { category, icon, gradient } of technologyCategories) {
      expect(shapesIn(entryOf(category).innerHTML)).toBe(shapesOf(icon));
      expect(entryOf(category).querySelector("[data-gradient]")).toHaveAttribute("data-gradient", gradient);
    }
  });

  it("has a legend that marks each level, and says in text what it means", () => {
    const legend = screen.getByRole("list", { name: labels.levelLegend });
    for (const [level, { meaning }] of Object.entries(levels)) {
      expect(within(legend).getByText(levelName(level as Level))).toHaveAttribute("data-level", level);
      expect(screen.getByRole("region")).toHaveTextContent(plain(meaning));
    }
  });

  it("shows the title, description and icon of each highlight", () => {
    for (const { title, description, icon } of highlights) {
      expect(entryOf(title)).toHaveTextContent(plain(description));
      expect(shapesIn(entryOf(title).innerHTML)).toBe(shapesOf(icon));
    }
  });

  it("shows each group of further tools", () => {
    for (const { group, tools } of toolGroups) {
      const index = headingOf(labels.toolGroupsHeading).parentElement as HTMLElement;
      const entry = within(index).getByText(plain(group)).closest("li");
      for (const tool of tools) expect(entry).toHaveTextContent(plain(tool));
    }
  });
});
