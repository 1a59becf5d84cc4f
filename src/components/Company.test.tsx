import { screen } from "@testing-library/react";

import { descriptions, entryOf, headingOf, plain, show } from "../../scripts/jest/sections";
import { company, companyIntro } from "../content/company";
import { Company } from "./Company";

describe("company", () => {
  beforeEach(() => show(Company));

  it("is a region named by its heading, with its introduction", () => {
    expect(screen.getByRole("region", { name: plain(companyIntro.heading) })).toHaveTextContent(
      plain(companyIntro.lede),
    );
  });

  it("shows each fact", () => {
    expect(descriptions()).toEqual(company.facts.map(({ term, detail }) => [plain(term), plain(detail)]));
  });

  it("shows mission and vision below their headings", () => {
    for (const [label, text] of [
      [company.missionLabel, company.mission],
      [company.visionLabel, company.vision],
    ] as const)
      expect(headingOf(label).nextElementSibling).toHaveTextContent(plain(text));
  });

  it("shows the title and description of each value", () => {
    for (const { title, description } of company.values) expect(entryOf(title)).toHaveTextContent(plain(description));
  });
});
