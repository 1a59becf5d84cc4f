import { render } from "@testing-library/react";

import { industries } from "../content/industries";
import { projects } from "../content/portfolio";
import { services } from "../content/services";
import { testimonials } from "../content/testimonials";
import { wrapRootElement } from "../root";
import IndexPage from ".";

const oddTexts = [
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

describe("sections", () => {
  it("render unusual texts unchanged", () => {
    Object.assign(services[0] ?? {}, { title: oddTexts, description: oddTexts, features: [oddTexts] });
    Object.assign(industries[0] ?? {}, { title: oddTexts, description: oddTexts, solutions: [oddTexts] });
    Object.assign(projects[0] ?? {}, { title: oddTexts, description: oddTexts });
    Object.assign(testimonials[0] ?? {}, { content: oddTexts, name: oddTexts });
    const { container } = render(wrapRootElement({ element: <IndexPage /> }));
    for (const id of ["services", "industries", "portfolio", "testimonials"]) {
      expect(container.querySelector(`#${id}`)?.textContent).toContain(oddTexts);
    }
  });
});
