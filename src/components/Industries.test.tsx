import { within } from "@testing-library/react";

import { industries, industriesIntro, moreSolutions, projectCount } from "../content/industries";
import { expectList, itemOf, plain, shapesOf, showSection, textsOf } from "../testing/section";
import { fillInCount } from "../text/fillIn";
import { Industries } from "./Industries";

describe("industries", () => {
  beforeEach(() => void showSection(Industries, industriesIntro));

  it("stand in their order", () => {
    expectList(industries.map(({ title }) => itemOf(title)));
  });

  it("show description, number of projects, icon and gradient", () => {
    for (const { title, description, projects, icon, gradient } of industries) {
      const item = itemOf(title);
      expect(item).toHaveTextContent(plain(description));
      expect(item).toHaveTextContent(plain(fillInCount(projectCount, projects)));
      expect(item.innerHTML).toContain(shapesOf(icon));
      expect(item.querySelector("[data-gradient]")).toHaveAttribute("data-gradient", gradient);
    }
  });

  it("say title, description and number of projects in this order, in every tile", () => {
    for (const { title, description, projects } of industries) {
      const text = plain(itemOf(title).textContent);
      const places = [title, description, fillInCount(projectCount, projects)].map((part) => text.indexOf(plain(part)));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it("show up to three solutions each, and count the others", () => {
    for (const { title, solutions } of industries) {
      const more = solutions.length > 3 ? [fillInCount(moreSolutions, solutions.length - 3)] : [];
      expect(textsOf(within(itemOf(title)).getAllByRole("listitem"))).toEqual(
        [...solutions.slice(0, 3), ...more].map(plain),
      );
    }
  });
});
