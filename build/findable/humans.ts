/** Who made the site (https://humanstxt.org). */
import { company } from "../../src/content/company";
import { hero } from "../../src/content/hero";
import { site } from "../../src/site";
import { oneLine } from "./oneLine";

/**
 * Writes `humans.txt`.
 *
 * @returns The team as the page presents it, where it sits, and how to reach it.
 */
export function humans(): string {
  const facts = company.facts.map(({ term, detail }) => `${oneLine(term)}: ${oneLine(detail)}`);
  return `/* TEAM */
${oneLine(site.legalName)}
${facts.join("\n")}
Ports: ${hero.ports.map(({ city }) => oneLine(city)).join(", ")}
Contact: ${site.email}

/* SITE */
Language: ${site.language}
Standards: HTML, CSS, SVG, WAI-ARIA
Components: Gatsby, React, TypeScript, Tailwind CSS
`;
}
