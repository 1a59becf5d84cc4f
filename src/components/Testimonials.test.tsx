import { screen, within } from "@testing-library/react";

import { named, plain, showSection } from "../../scripts/jest/section";
import { labels } from "../content/labels";
import { attribution, ratingText, testimonials, testimonialsIntro } from "../content/testimonials";
import { fillIn } from "../text/fillIn";
import { Testimonials } from "./Testimonials";

describe("testimonials", () => {
  let region: HTMLElement;
  beforeEach(() => void (region = showSection(Testimonials, testimonialsIntro.heading)));

  it("show the quotation, who said it, and the rating in stars", () => {
    const items = within(region).queryAllByRole("listitem");
    expect(items).toHaveLength(testimonials.length);
    testimonials.forEach(({ name, position, company, content, rating }, index) => {
      const item = items[index] as HTMLElement;
      const said = attribution.replace("{position}", () => position).replace("{company}", () => company);
      expect(item.querySelector("blockquote")).toHaveTextContent(plain(content));
      expect(item).toHaveTextContent(plain(`${name} ${said}`));
      expect(within(item).getByRole("img", named(fillIn(ratingText, rating)))).toBeVisible();
    });
  });

  it("say that they are samples while any is", () => {
    const isSample = testimonials.some(({ sample }) => sample);
    expect(screen.queryAllByText(plain(labels.sampleNote))).toHaveLength(isSample ? 1 : 0);
  });
});
