import { screen } from "@testing-library/react";

import { entryOf, itemsOf, plain, shapesIn, shapesOf, show } from "../../scripts/jest/sections";
import { industries, industriesIntro, type Industry } from "../content/industries";
import { labels } from "../content/labels";
import { fillIn } from "../text/fillIn";
import { Industries } from "./Industries";

describe("industries", () => {
  afterEach(() => void jest.restoreAllMocks());

  it("is a region named by its heading, with its introduction", () => {
    show(Industries);
    expect(screen.getByRole("region", { name: plain(industriesIntro.heading) })).toHaveTextContent(
      plain(industriesIntro.lede),
    );
  });

  it("shows the title, description and count of projects of each industry", () => {
    show(Industries);
    for (const { title, description, projects: count } of industries) {
      expect(entryOf(title)).toHaveTextContent(plain(description));
      expect(entryOf(title)).toHaveTextContent(fillIn(labels.projects, count));
    }
  });

  it("shows the first three solutions of each industry, and counts the others", () => {
    show(Industries);
    for (const { title, solutions } of industries) {
      const more = fillIn(labels.moreSolutions, solutions.length - 3);
      expect(itemsOf(entryOf(title))).toEqual([...solutions.slice(0, 3), more].map(plain));
    }
  });

  it("counts a single solution that is left", () => {
    const [industry] = industries as [Industry];
    jest.replaceProperty(industry, "solutions", ["One", "Two", "Three", "Four"]);
    show(Industries);
    expect(itemsOf(entryOf(industry.title))).toEqual(["One", "Two", "Three", fillIn(labels.moreSolutions, 1)]);
  });

  it("shows the icon of each industry on its gradient", () => {
    show(Industries);
    for (const { title, icon, gradient } of industries) {
      expect(shapesIn(entryOf(title).innerHTML)).toBe(shapesOf(icon));
      expect(entryOf(title).querySelector("[data-gradient]")).toHaveAttribute("data-gradient", gradient);
    }
  });
});
