/** The sample's counts, texts, figures and voice (spec, sections 2, 8 and 9). Delete this file together with the sample content. */
import { site } from "../site";
import { textsOf } from "../metadata/textsOf";
import * as content from "./index";

const { industries, portfolio, sections, services, technologies, testimonials } = content;

describe("sample", () => {
  it("has the sections of the spec, in its order", () => {
    expect(sections.sections.map(({ id }) => id)).toEqual([
      "top",
      "stats",
      "services",
      "technologies",
      "industries",
      "about",
      "portfolio",
      "testimonials",
      "company",
      "contact",
    ]);
  });

  it("has the anchors of the spec in the top bar", () => {
    expect(sections.menu).toEqual(["services", "technologies", "industries", "portfolio", "about", "contact"]);
  });

  it("has the counts of the spec", () => {
    expect(services.services).toHaveLength(10);
    expect(technologies.technologyCategories).toHaveLength(10);
    expect(industries.industries).toHaveLength(13);
    expect(portfolio.projects).toHaveLength(6);
    expect(portfolio.projects.filter(({ featured }) => featured)).toHaveLength(3);
    expect(testimonials.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5]);
  });

  it("has the years of the spec", () => {
    expect([site.foundedIn, site.copyrightYear]).toEqual([2019, 2024]);
  });

  it("has the texts of the spec", () => {
    const { contact, errorScreen, header, hero, notFound, portfolio: work } = content;
    expect([header.header.callToAction, work.viewProject]).toEqual(["Get Started", "View Project"]);
    expect([hero.hero.primaryAction, hero.hero.secondaryAction]).toEqual(["Start Your Project", "View Our Work"]);
    expect(hero.hero.mailSubject).toBe("New Project Inquiry");
    expect([contact.contact.primaryAction, contact.contact.secondaryAction]).toEqual([
      "Get in Touch",
      "Schedule a Call",
    ]);
    expect([notFound.notFound.heading, notFound.notFound.text, notFound.notFound.action]).toEqual([
      "404",
      "Oops! Page not found",
      "Return to Home",
    ]);
    expect(errorScreen.errorScreen.heading).toBe("Unexpected Application Error!");
  });

  it.each(["200+", "150+", "24/7", "99.9%", "5+", "15+", "13+", "98%", "95%", "300%"])(
    "has the figure %s of the spec",
    (figure) => {
      expect(textsOf(content)).toContainEqual(expect.stringMatching(`(^|\\s)${figure.replace(/[+.]/g, "\\$&")}`));
    },
  );

  it("has none of the empty words of advertising", () => {
    const empty =
      /\b(leverag\w*|unlock\w*|empower\w*|seamless\w*|cutting[- ]edge|world[- ]class|robust\w*|revolutioni[sz]\w*|supercharg\w*|next[- ]gen(eration)?|journeys?|passionate\w*|lorem|ipsum)\b/i;
    expect(textsOf(content).filter((text) => empty.test(text))).toEqual([]);
  });
});
