import { screen } from "@testing-library/react";

import { descriptions, plain, show } from "../../scripts/jest/sections";
import { stats, statsHeading } from "../content/stats";
import { Stats } from "./Stats";

describe("stats", () => {
  beforeEach(() => show(Stats));

  it("is a region named by its heading", () => {
    expect(screen.getByRole("region", { name: plain(statsHeading) })).toBeInTheDocument();
  });

  it("shows each number with its label", () => {
    expect(descriptions()).toEqual(stats.map(({ number, label }) => [plain(label), plain(number)]));
  });
});
