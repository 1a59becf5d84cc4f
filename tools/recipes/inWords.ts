/** What the README's recipes say in words, as a newcomer does it. Where nothing stood before, the file is new. */
import { spanOf } from "../../build/content/locate";
import { readFromDisk } from "../../build/content/sources";
import type { Recipe } from "./readme";

/** The heading of the recipe for a section. */
export const newSectionTitle = "Add or remove a section";

const change = (file: string, before: string, after: string): Recipe => ({
  title: newSectionTitle,
  file,
  before,
  after,
});

/** A list with an entry less or more at its end, and its number. */
function otherLength(file: string, list: string, from: number, to: number): readonly Recipe[] {
  const text = readFromDisk(file);
  const last = `  ${text.slice(...spanOf(text, `${list}[${from - 1}]`))},\n`;
  const another = last.replace(/title: ".*"/, 'title: "Insurance"').replace("/work/", "/work/insurance-");
  return [
    change(file, last, to < from ? "" : last + another),
    change("build/content/laws.ts", `"${list}", ${from}]`, `"${list}", ${to}]`),
  ];
}

/**
 * Takes a testimonial away, and adds a project and an industry.
 *
 * @returns The changes to the sample as it stands.
 */
export function otherLengths(): readonly Recipe[] {
  return [
    ...otherLength("src/content/testimonials.ts", "testimonials", 4, 3),
    ...otherLength("src/content/portfolio.ts", "projects", 6, 7),
    ...otherLength("src/content/industries.ts", "industries", 13, 14),
  ];
}

/** A section that says how a project runs. */
export const newSection: readonly Recipe[] = [
  change(
    "src/content/process.ts",
    "",
    `/** How a project runs, from the first call to the handover. */
import type { SectionIntro } from "./vocabulary";

export interface Step {
  readonly title: string;
  readonly description: string;
}

export const processIntro: SectionIntro = {
  heading: "How a project runs",
  lede: "Three steps, each with an end that you can see.",
};

export const steps: readonly Step[] = [
  { title: "Look", description: "Two days on your floor, and a page that says what we saw." },
  { title: "Build", description: "A release each fortnight, on your machines from the first." },
  { title: "Hand over", description: "Your own people release the last one, while we watch." },
];
`,
  ),
  change(
    "build/content/modules.ts",
    `import * as sections from`,
    `import * as process from "../../src/content/process";\nimport * as sections from`,
  ),
  change(
    "build/content/modules.ts",
    `  "src/content/sections.ts": sections,`,
    `  "src/content/process.ts": process,\n  "src/content/sections.ts": sections,`,
  ),
  change(
    "src/content/sections.ts",
    `  { id: "contact", label: "Contact" },`,
    `  { id: "process", label: "Process" },\n  { id: "contact", label: "Contact" },`,
  ),
  change("src/content/sections.ts", `"about", "contact"]`, `"about", "process", "contact"]`),
  change(
    "src/components/Process.tsx",
    "",
    `/** How a project runs: its steps in their order. */
import type { ReactElement } from "react";

import { processIntro, steps } from "../content/process";
import { Section } from "./ui/Section";

/**
 * The process section.
 *
 * @returns One entry for each step.
 */
export function Process(): ReactElement {
  return (
    <Section id="process" intro={processIntro}>
      <ol className="grid gap-y-5">
        {steps.map(({ title, description }) => (
          <li key={title}>
            <h3 className="text-entry">{title}</h3>
            <p className="text-ink-muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
`,
  ),
  change(
    "src/pages/index.tsx",
    `import { Services } from`,
    `import { Process } from "../components/Process";\nimport { Services } from`,
  ),
  change("src/pages/index.tsx", "  contact: Contact,", "  process: Process,\n  contact: Contact,"),
  change(
    "build/findable/pageMarkdown.ts",
    "import { type SectionId, sections } from",
    `import { processIntro, steps } from "../../src/content/process";\nimport { type SectionId, sections } from`,
  ),
  change(
    "build/findable/pageMarkdown.ts",
    "  contact: () => [",
    `  process: () => [
    ...intro(processIntro),
    ...steps.flatMap(({ title, description }) => [heading(3, title), text(description)]),
  ],
  contact: () => [`,
  ),
];
