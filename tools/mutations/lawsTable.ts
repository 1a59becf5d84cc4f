/** The table of the laws: what each judge says when one thing is put wrong. */
import { prepareJudges } from "./judges";
import { type Mutation, mutations } from "./mutations";

/** Where the table is kept. */
export const lawsFile = "docs/laws.md";

/** How many characters of a message the table shows. */
const longest = 170;

/** A mutation and what was said of it. */
export interface Verdict {
  readonly mutation: Mutation;
  readonly said: readonly string[];
}

/**
 * Puts everything wrong once, one thing at a time.
 *
 * @returns What was said, in the order of the mutations.
 */
export async function judgeAll(): Promise<readonly Verdict[]> {
  const judge = prepareJudges();
  const verdicts: Verdict[] = [];
  for (const mutation of mutations) verdicts.push({ mutation, said: await judge(mutation) });
  return verdicts;
}

/**
 * Writes the table.
 *
 * @param verdicts - What was said of each mutation.
 * @returns A Markdown document.
 */
export function lawsTable(verdicts: readonly Verdict[]): string {
  const judges = [...new Set(verdicts.map(({ mutation }) => mutation.judge))];
  const tables = judges.map((judge) => {
    const rows = verdicts
      .filter(({ mutation }) => mutation.judge === judge)
      .map(({ mutation: { name }, said: [first = ""] }) => `| ${name} | ${shorten(first)} |`);
    return `## The ${judge}\n\n| put wrong | said |\n| --- | --- |\n${rows.join("\n")}\n`;
  });
  return `# The laws, broken once each

${verdicts.length} things are put wrong in content, theme and layout, one at a time and without writing to the disk, and each is noticed.
This is what is said first. \`npm run laws\` writes the page; a test asks whether it is current.

The built files and the pages in real browsers have laws of their own, in \`e2e/output\` and \`e2e/browsers\`.

${tables.join("\n")}`;
}

/** As much of a message as a table holds, in one line, in which nothing is markup and which no edit above it changes. */
function shorten(message: string): string {
  const line = message.replace(/^([^:]+):\d+:/, "$1:").replace(/\s+/g, " ");
  const short = line.length > longest ? `${line.slice(0, longest)} …` : line;
  return short.replace(/[|\\<>*_`]/g, "\\$&");
}
