/** A signpost for language models (https://llmstxt.org): what the site is, and where to read it as plain text. */
import { menu, sections } from "../../src/content/sections";
import { services } from "../../src/content/services";
import { site } from "../../src/site";
import { escapeMarkdown, link } from "./markdown";

/**
 * Writes `llms.txt`: a heading, a summary as a quotation, and lists of links, as the proposal asks.
 *
 * @param home - The absolute address of the page.
 * @returns Markdown.
 */
export function llms(home: string): string {
  const anchors = sections
    .filter(({ id }) => menu.includes(id))
    .map(({ id, label }) => `- ${link(label, `${home}#${id}`)}`);
  return `# ${escapeMarkdown(site.name)}

> ${escapeMarkdown(site.description)}

Services: ${services.map(({ title }) => escapeMarkdown(title)).join(", ")}.

## Page

- ${link(site.title, `${home}index.md`)}: the whole page as Markdown

## Sections

${anchors.join("\n")}

## Contact

- ${link(site.email, `mailto:${site.email}`)}
- ${link("LinkedIn", site.linkedIn)}
`;
}
