/** The sample's counts, figures and voice (spec, sections 5 and 9). Delete this file together with the sample content. */
import { site } from "../site";
import { textsOf } from "../lib/textsOf";
import * as content from "./index";

const { services, technologies, industries, portfolio, testimonials } = content;

it("sample › has the counts of the spec", () => {
  expect(services.services).toHaveLength(10);
  expect(technologies.technologyCategories).toHaveLength(10);
  expect(industries.industries).toHaveLength(13);
  expect(portfolio.projects).toHaveLength(6);
  expect(portfolio.projects.filter(({ featured }) => featured)).toHaveLength(3);
  expect(testimonials.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5]);
  expect([site.foundedIn, site.copyrightYear]).toEqual([2019, 2024]);
});

it.each(["200+", "150+", "24/7", "99.9%", "5+", "15+", "13+", "98%", "95%", "300%"])(
  "sample › shows the figure %s",
  (figure) => {
    expect(textsOf(content).some((text) => text.includes(figure))).toBe(true);
  },
);

it("sample › has none of the empty words that the art direction lists", () => {
  const empty =
    /\b(leverag\w*|unlock\w*|empower\w*|seamless\w*|cutting[- ]edge|world[- ]class|robust\w*|revolutioni[sz]\w*|supercharg\w*|next[- ]gen(eration)?|journeys?|passionate\w*|lorem|ipsum)\b/i;
  expect(textsOf(content).filter((text) => empty.test(text))).toEqual([]);
});
