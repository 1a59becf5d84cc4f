import { render } from "@testing-library/react";

import { industries } from "../content/industries";
import { projects } from "../content/portfolio";
import { sections } from "../content/sections";
import { services } from "../content/services";
import { testimonials } from "../content/testimonials";
import { wrapRootElement } from "../root";
import IndexPage from ".";

const unusual = [
  "<b>R&D</b> & “quotes”",
  'It\'s "quoted", \\ escaped and `ticked`',
  "${price} {curly} %s %20",
  "Größe, façade, Łódź, Ωmega",
  "خدمات البرمجيات",
  "软件与人工智能",
  "👩‍💻 and 🏳️‍🌈",
  "e\u0301 combined, so\u00adft, no\u00a0break",
  "Donaudampfschifffahrtsgesellschaftskapitän",
  "https://www.example.com/a?b=c&d#e",
].join(" / ");

describe("landing page", () => {
  it("shows the sections in the order of the content", () => {
    const { container } = render(wrapRootElement({ element: <IndexPage /> }));
    const shown = Array.from(container.querySelectorAll("main > section"), ({ id }) => id);
    expect(shown).toEqual(sections.map(({ id }) => id));
  });

  it.each([
    ["service", services[0], ["title", "description"]],
    ["industry", industries[0], ["title", "description"]],
    ["project", projects[0], ["title", "category", "description"]],
    ["testimonial", testimonials[0], ["content", "name", "position", "company"]],
  ])("shows unusual texts of a %s unchanged", (_name, record, fields) => {
    const texts = fields.map((field) => `${field}: ${unusual}`);
    fields.forEach((field, index) => Object.assign(record ?? {}, { [field]: texts[index] }));
    const { container } = render(wrapRootElement({ element: <IndexPage /> }));
    for (const text of texts) expect(container.textContent).toContain(text);
  });
});
