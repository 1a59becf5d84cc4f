/** What is left before the world may see the site: `npm run launch-check`, after `npm run build`. The deploys ask it too. */
import { readFileSync } from "node:fs";

import { builtProblems, markProblems } from "../build/content/builtProblems";
import { launchChecks, launchNotes } from "../build/content/launch";
import { contentProblems } from "../build/content/laws";
import { contentModules } from "../build/content/modules";
import type { Problem } from "../build/content/problem";
import { contrastProblems } from "../build/theme/contrast";
import { checksTypes, runSteps } from "./steps";

/** A line of the list, and what stands under it. */
interface Item {
  readonly name: string;
  readonly problems: readonly Problem[];
}

async function readItems(now: Date): Promise<readonly Item[]> {
  const theme = readFileSync("src/styles/theme.css", "utf8");
  return [
    ...launchChecks.map(({ name, problems }) => ({ name, problems: problems(contentModules, { now }) })),
    { name: "The mark is the company's own", problems: markProblems() },
    { name: "The content keeps its laws", problems: contentProblems(contentModules) },
    { name: "The colours keep their contrast", problems: contrastProblems(theme) },
    { name: "The built files show nothing of the sample and are up to date", problems: await builtProblems("public") },
  ];
}

function print({ name, problems }: Item): void {
  console.log(`${problems.length === 0 ? "✓" : "✗"} ${name}`);
  for (const { file, record, message, mend } of problems) {
    console.log(`    ${[file, record, message].filter(Boolean).join(" ")}`);
    if (mend !== "") console.log(`      → ${mend}`);
  }
}

async function main(): Promise<void> {
  const now = new Date();
  const items = await readItems(now);
  for (const item of items) print(item);
  for (const note of launchNotes(contentModules, { now })) console.log(`– ${note}`);

  const left = items.flatMap(({ problems }) => problems).length;
  const isBuilt = !items.some(({ problems }) => problems.some(({ message }) => message === "has no built site in it."));
  const failed = isBuilt ? (await runSteps([lastChecks])).length : 0;
  if (isBuilt && left + failed === 0) {
    console.log("\nNothing is left: the site may go out.");
    return;
  }
  console.log(`\n${left + failed} things left before launch.`);
  process.exitCode = 1;
}

/** The build asks no compiler, and a word that no type knows would be on the page. */
const lastChecks = [
  checksTypes,
  {
    does: "holds the built files against their laws and byte budgets",
    program: "jest",
    args: ["--silent", "--selectProjects", "output"],
    mend: "npm run test:output says more.",
  },
];

void main();
