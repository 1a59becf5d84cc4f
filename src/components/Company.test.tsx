import { screen, within } from "@testing-library/react";

import { company, companyIntro } from "../content/company";
import { site } from "../site";
import { expectList, itemOf, named, plain, showSection, textsOf } from "../testing/section";
import { Company } from "./Company";

describe("company", () => {
  let region: HTMLElement;
  beforeEach(() => void (region = showSection(Company, companyIntro)));

  it("shows its name, and its facts, each after its term", () => {
    expect(within(region).getAllByText(plain(site.name))).not.toEqual([]);
    expect(textsOf(within(region).queryAllByRole("term"))).toEqual(company.facts.map(({ term }) => plain(term)));
    expect(textsOf(within(region).queryAllByRole("definition"))).toEqual(
      company.facts.map(({ detail }) => plain(detail)),
    );
  });

  it("shows mission and vision below their labels", () => {
    for (const [label, text] of [
      [company.missionLabel, company.mission],
      [company.visionLabel, company.vision],
    ] as const)
      expect(screen.getByRole("heading", named(label)).nextElementSibling).toHaveTextContent(plain(text));
  });

  it("shows the values in their order, with their descriptions", () => {
    const headings = within(region).queryAllByRole("heading", named(company.valuesLabel));
    expect(headings).toHaveLength(company.values.length > 0 ? 1 : 0);
    expectList(company.values.map(({ title }) => itemOf(title)));
    for (const { title, description } of company.values) expect(itemOf(title)).toHaveTextContent(plain(description));
  });
});
