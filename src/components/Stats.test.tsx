import { screen } from "@testing-library/react";

import { descriptions, plain, shapesIn, shapesOf, show } from "../../scripts/jest/sections";
import { stats, statsHeading } from "../content/stats";
import { Stats } from "./Stats";

describe("stats", () => {
  beforeEach(() => show(Stats));

  it("is a region named by its heading", () => {
    expect(screen.getByRole("region", { name: plain(statsHeading) })).toBeInTheDocument();
  });

  it("shows each number with its label and icon", () => {
    expect(descriptions()).toEqual(stats.map(({ number, label }) => [plain(label), plain(number)]));
    expect(screen.getAllByRole("term").map(({ innerHTML }) => shapesIn(innerHTML))).toEqual(
      stats.map(({ icon }) => shapesOf(icon)),
    );
  });

  it("shows the icon of each number beside its label", () => {
    for (const { label, icon } of stats)
      expect(shapesIn(screen.getByText(plain(label)).innerHTML)).toBe(shapesOf(icon));
  });
});
