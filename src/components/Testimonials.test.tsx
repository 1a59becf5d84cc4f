import { screen, within } from "@testing-library/react";

import { plain, show } from "../../scripts/jest/sections";
import { testimonials, testimonialsIntro } from "../content/testimonials";
import { labels } from "../content/labels";
import { fillIn } from "../text/fillIn";
import { Testimonials } from "./Testimonials";

describe("testimonials", () => {
  beforeEach(() => show(Testimonials));

  it("is a region named by its heading, with its introduction", () => {
    expect(screen.getByRole("region", { name: plain(testimonialsIntro.heading) })).toHaveTextContent(
      plain(testimonialsIntro.lede),
    );
  });

  it("shows the quotation, name, position, company and rating of each testimonial", () => {
    const entries = screen.queryAllByRole("listitem");
    testimonials.forEach(({ name, position, company: employer, content, rating }, index) => {
      const entry = entries[index] as HTMLElement;
      expect(entry).toHaveTextContent(plain(content));
      // The quotation may name them too.
      const person = plain(entry.textContent).replace(plain(content), "");
      for (const text of [name, position, employer]) expect(person).toContain(plain(text));
      expect(within(entry).getByRole("img", { name: fillIn(labels.rating, rating) })).toBeInTheDocument();
    });
  });

  it("says that records are samples while any is", () => {
    const isSample = testimonials.some(({ sample }) => sample);
    expect(screen.queryAllByText(plain(labels.sampleNote))).toHaveLength(isSample ? 1 : 0);
  });
});
