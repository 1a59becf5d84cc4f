import { cleanup, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { labels } from "../content/labels";
import { attribution, ratingText, testimonials, testimonialsIntro } from "../content/testimonials";
import { named, plain, shapesOf, showSection } from "../testing/section";
import { fillIn, fillInCount } from "../text/fillIn";
import { Testimonials } from "./Testimonials";
import { Stars } from "./ui/Stars";

describe("testimonials", () => {
  let region: HTMLElement;
  beforeEach(() => void (region = showSection(Testimonials, testimonialsIntro)));
  afterEach(() => void jest.restoreAllMocks());

  it("show the quotation, who said it, and the rating in stars", () => {
    const items = within(region).queryAllByRole("listitem");
    expect(items).toHaveLength(testimonials.length);
    testimonials.forEach(({ name, position, company, content, rating }, index) => {
      const item = items[index] as HTMLElement;
      const said = fillIn(attribution, { position, company });
      // A generic icon, unless the person has a photo.
      if (!item.querySelector("img")) expect(item.innerHTML).toContain(shapesOf("user"));
      expect(item.querySelector("blockquote")).toHaveTextContent(plain(content));
      expect(item).toHaveTextContent(plain(`${name} ${said}`));
      expect(within(item).getByRole("img", named(fillInCount(ratingText, rating)))).toBeVisible();
    });
  });

  it("fill as many stars as the rating says", () => {
    cleanup();
    jest.replaceProperty(testimonials[0], "rating", 3);
    region = showSection(Testimonials, testimonialsIntro);
    const [stars] = within(region).getAllByRole("img");
    expect(stars?.outerHTML).toBe(renderToStaticMarkup(<Stars rating={3} label={fillInCount(ratingText, 3)} />));
  });

  it("say that they are samples while any is", () => {
    const isSample = testimonials.some(({ sample }) => sample);
    expect(screen.queryAllByText(plain(labels.sampleNote))).toHaveLength(isSample ? 1 : 0);
  });
});
