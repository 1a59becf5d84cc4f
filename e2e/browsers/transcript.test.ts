/** What a screen reader says of the page, kept in docs/transcript.md to be read as a whole: UPDATE_TRANSCRIPT=1 writes it anew. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

import { technologyCategories } from "../../src/content/technologies";
import { testimonials } from "../../src/content/testimonials";
import { isLive } from "../harness/audits/readable";
import type { ChromiumPage } from "../harness/chromium";
import { describeInChromium } from "../harness/engines";
import { transcriptOf } from "../harness/transcript";

const file = "docs/transcript.md";
const isUpdated = process.env["UPDATE_TRANSCRIPT"] === "1";

const pages = [
  ["The landing page", "/"],
  ["The not-found page", "/nowhere"],
] as const;

/** Reads a page that has started. */
async function readAloud(page: ChromiumPage): Promise<readonly string[]> {
  await page.press("Tab");
  await page.until("the client's start", isLive);
  await page.rest();
  return transcriptOf(await page.native.context().newCDPSession(page.native));
}

/** Indented by four blanks, lines are shown by Markdown as they stand. */
const chapter = (title: string, lines: readonly string[]): string =>
  `## ${title}\n\n${lines.map((line) => `    ${line}`).join("\n")}\n`;

describeInChromium("what a screen reader says", (open) => {
  it.each(pages)("of %s is what the transcript holds", async (title, path) => {
    const { page } = await open(path);
    const said = chapter(title, await readAloud(page));
    const kept = existsSync(file) ? readFileSync(file, "utf8") : "";
    if (isUpdated) {
      const [intro = "", ...chapters] = kept.split(/^(?=## )/m);
      const others = chapters.filter((other) => !other.startsWith(`## ${title}\n`)).map((other) => other.trimEnd());
      writeFileSync(file, `${[intro.trimEnd(), ...others, said.trimEnd()].join("\n\n")}\n`);
    } else if (!kept.includes(said)) {
      throw new Error(
        `${file} is out of date: UPDATE_TRANSCRIPT=1 npm run test:browsers -- transcript, and read it.\n${said}`,
      );
    }
  });

  it("is pleasant: nothing empty, each rating once, each level a word", async () => {
    const { page } = await open("/");
    const lines = (await readAloud(page)).map((line) => line.replace(/^[ •]+/, ""));
    expect(
      lines.filter((line) => line === "" || /^(link|button|image|heading level \d|term|definition|region)$/.test(line)),
    ).toEqual([]);

    const ratings = lines.filter((line) => line.includes("out of 5"));
    expect(ratings).toEqual(testimonials.map(({ rating }) => `image: ${rating} out of 5`));
    expect(lines.filter((line) => line.startsWith("image"))).toHaveLength(testimonials.length);

    for (const { technologies } of technologyCategories) {
      for (const { name, level } of technologies) expect(lines).toContain(`${name} ${level}`);
    }
    for (const figure of ["24/7", "99.9%"]) expect(lines).toContain(`definition: ${figure}`);
  });
});
