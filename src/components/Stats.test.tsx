import { within } from "@testing-library/react";

import { stats, statsHeading } from "../content/stats";
import { plain, shapesOf, showSection, textsOf } from "../testing/section";
import { Stats } from "./Stats";

describe("stats", () => {
  it("show each number with its label and icon", () => {
    const region = within(showSection(Stats, { heading: statsHeading }));
    expect(region.getByRole("heading")).toHaveClass("sr-only");
    const terms = region.queryAllByRole("term");
    expect(textsOf(terms)).toEqual(stats.map(({ label }) => plain(label)));
    expect(textsOf(region.queryAllByRole("definition"))).toEqual(stats.map(({ number }) => plain(number)));
    stats.forEach(({ icon }, index) => expect(terms[index]?.innerHTML).toContain(shapesOf(icon)));
  });
});
