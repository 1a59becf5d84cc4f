/** @jest-environment node */
/** The sample's counts, texts, figures and voice (requirements, sections 2, 8 and 9). Delete this folder together with the sample content. */
import * as content from "../content";
import { contentDiagnostics } from "../rules/content";
import { site } from "../site";
import { leavesOf } from "../text/leavesOf";

const texts = leavesOf("content", content).flatMap(({ value }) => (typeof value === "string" ? value : []));

describe("sample", () => {
  it("has the sections of the requirements, in their order", () => {
    expect(content.sections.map(({ id }) => id)).toEqual([
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

  it("has the anchors of the requirements in the top bar", () => {
    expect(content.menu).toEqual(["services", "technologies", "industries", "portfolio", "about", "contact"]);
  });

  it("has the counts of the requirements", () => {
    expect(content.services).toHaveLength(10);
    expect(content.technologyCategories).toHaveLength(10);
    expect(content.industries).toHaveLength(13);
    for (const { features } of content.services) expect(features).toHaveLength(4);
    for (const { technologies } of content.technologyCategories) expect(technologies).toHaveLength(5);
    // Three are shown, and the others are counted.
    for (const { solutions } of content.industries) expect(solutions.length).toBeGreaterThan(3);
    expect(content.projects).toHaveLength(6);
    expect(content.projects.filter(({ featured }) => featured)).toHaveLength(3);
    expect(content.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5]);
  });

  it("has the years of the requirements", () => {
    expect([site.foundedIn, site.copyrightYear]).toEqual([2019, 2024]);
  });

  it("has the texts of the requirements", () => {
    const { company, contact, errorScreen, header, hero, notFound, viewProject } = content;
    expect([header.callToAction, viewProject]).toEqual(["Get Started", "View Project"]);
    expect(Object.values(content.levels).map(({ name }) => name)).toEqual(["Expert", "Advanced", "Intermediate"]);
    expect([hero.primaryAction, hero.secondaryAction]).toEqual(["Start Your Project", "View Our Work"]);
    expect([header.target, hero.secondaryTarget]).toEqual(["contact", "portfolio"]);
    expect(hero.mailSubject).toBe("New Project Inquiry");
    expect([contact.primaryAction, contact.secondaryAction]).toEqual(["Get in Touch", "Schedule a Call"]);
    expect([notFound.heading, notFound.text, notFound.action]).toEqual([
      "404",
      "Oops! Page not found",
      "Return to Home",
    ]);
    expect(company.facts.map(({ term }) => term)).toEqual(["Location", "Founded", "Team size", "Growth"]);
    expect(errorScreen.heading).toBe("Unexpected Application Error!");
  });

  it.each(["200+", "150+", "24/7", "99.9%", "5+", "15+", "13+", "98%", "95%", "300%"])(
    "has the figure %s of the requirements",
    (figure) => {
      expect(texts).toContainEqual(expect.stringMatching(`(^|\\s)${figure.replace(/[+.]/g, "\\$&")}`));
    },
  );

  // The names of entries are their keys in React, which ends the tests of a section that has one twice.
  it("has no list in which the rules let an entry stand twice", () => {
    const listsOf = (value: unknown): unknown[][] =>
      typeof value !== "object" || value === null
        ? []
        : [...(Array.isArray(value) && value.length > 0 ? [value] : []), ...Object.values(value).flatMap(listsOf)];
    const copy = structuredClone({ ...content, site });
    const passed = listsOf(copy).filter((list) => {
      list.push(list[0]);
      const found = contentDiagnostics(copy).join().includes(" twice. ");
      list.pop();
      return !found;
    });
    expect(passed).toEqual([]);
  });

  it("has none of the empty words of advertising", () => {
    const empty =
      /\b(leverag\w*|unlock\w*|empower\w*|seamless\w*|cutting[- ]edge|world[- ]class|robust\w*|revolutioni[sz]\w*|supercharg\w*|next[- ]gen(eration)?|journeys?|passionate\w*|lorem|ipsum)\b/i;
    expect(texts.filter((text) => empty.test(text))).toEqual([]);
  });
});
