import { within } from "@testing-library/react";

import {
  highlights,
  highlightsHeading,
  levels,
  technologiesIntro,
  technologyCategories,
  toolGroups,
  toolGroupsHeading,
} from "../content/technologies";
import { expectList, itemOf, named, plain, shapesOf, showSection, textsOf } from "../testing/section";
import { listOf } from "../text/listOf";
import { Technologies } from "./Technologies";

describe("technologies", () => {
  let region: HTMLElement;
  beforeEach(() => void (region = showSection(Technologies, technologiesIntro)));

  it("show categories and highlights in their order", () => {
    expectList(technologyCategories.map(({ category }) => itemOf(category)));
    expectList(highlights.map(({ title }) => itemOf(title)));
  });

  it("show of each category its tools, each with its level, its icon and its gradient", () => {
    for (const { category, icon, gradient, technologies } of technologyCategories) {
      const item = itemOf(category);
      const tools = within(item).getAllByRole("listitem");
      expect(textsOf(tools)).toEqual(technologies.map(({ name, level }) => plain(`${name} ${levels[level].name}`)));
      technologies.forEach(({ level }, index) =>
        expect(tools[index]?.querySelector("[data-level]")).toHaveAttribute("data-level", level),
      );
      expect(item.innerHTML).toContain(shapesOf(icon));
      expect(item.querySelector("[data-gradient]")).toHaveAttribute("data-gradient", gradient);
    }
  });

  it("have headings for highlights and further tools, if there are any", () => {
    for (const [heading, records] of [
      [highlightsHeading, highlights],
      [toolGroupsHeading, toolGroups],
    ] as const)
      expect(within(region).queryAllByRole("heading", named(heading))).toHaveLength(records.length > 0 ? 1 : 0);
  });

  it("say what each level means", () => {
    for (const { name, meaning } of Object.values(levels))
      expect(region).toHaveTextContent(plain(`${name} ${meaning}`));
  });

  it("show highlights with description and icon", () => {
    for (const { title, description, icon } of highlights) {
      expect(itemOf(title)).toHaveTextContent(plain(description));
      expect(itemOf(title).innerHTML).toContain(shapesOf(icon));
    }
  });

  it("name further tools by group", () => {
    for (const { group, tools } of toolGroups) expect(region).toHaveTextContent(plain(`${group} ${listOf(tools)}`));
  });
});
