import { screen, within } from "@testing-library/react";

import { entryOf, plain, shapesIn, shapesOf, show } from "../../scripts/jest/sections";
import { aboutIntro, reasons } from "../content/about";
import { About } from "./About";

describe("about", () => {
  beforeEach(() => show(About));

  it("is a region named by its heading, with its introduction", () => {
    expect(screen.getByRole("region", { name: plain(aboutIntro.heading) })).toHaveTextContent(plain(aboutIntro.lede));
  });

  it("shows the title, description, figure and icon of each reason", () => {
    for (const { title, description, figure, figureLabel, icon } of reasons) {
      expect(entryOf(title)).toHaveTextContent(plain(description));
      expect(within(entryOf(title)).getByText(plain(figure))).toBeInTheDocument();
      expect(entryOf(title)).toHaveTextContent(plain(figureLabel));
      expect(shapesIn(entryOf(title).innerHTML)).toBe(shapesOf(icon));
    }
  });
});
