/** Breaks every law once and writes what is said into docs/laws.md: `npm run laws`. With --check it compares instead. */
import { readFile, writeFile } from "node:fs/promises";

import { format, resolveConfig } from "prettier";

import { sampleName } from "../../build/content/launch";
import { site } from "../../src/site";
import { judgeAll, lawsFile, lawsTable } from "./lawsTable";

/** The first column, which is the same whatever the content says. */
const firstColumn = (page: string): string =>
  page.replace(/^(\| [^|]+\|).*$/gm, (_row, cell: string) => cell.trimEnd());

async function main(): Promise<void> {
  const verdicts = await judgeAll();
  const faults = verdicts.flatMap(({ mutation: { name, file, judge }, said: [first] }) => {
    if (first === undefined) return [`Nobody noticed ${name} in ${file}.`];
    return judge === "icon law" || first.includes(file) ? [] : [`${name}: the message does not name ${file}: ${first}`];
  });
  const options = { ...(await resolveConfig(lawsFile)), parser: "markdown" };
  const page = await format(lawsTable(verdicts), options);

  if (!process.argv.includes("--check")) await writeFile(lawsFile, page);
  // Whoever has made the site their own would be quoted in other words; the sample's are as good an example.
  const shown = site.name === sampleName ? String : firstColumn;
  if (shown(await readFile(lawsFile, "utf8")) !== shown(page)) faults.push(`${lawsFile} is not current: npm run laws`);
  for (const fault of faults) console.error(fault);
  console.log(`${verdicts.length} laws broken, ${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
