/**
 * Makes the yardstick for answers: a page with nothing to style, lay out, draw or run. How long it takes to answer is how
 * long the browser and the machine take; no page answers sooner there.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** About as many as the site has. */
const count = 24;

/** Writes the page: a heading, and links that each lead to the next place on it. */
function bareLinks(): string {
  const places = Array.from(
    { length: count },
    (_, index) =>
      `<p id="place-${index}" style="height:300px"><a href="#place-${index + 1}">Place ${index + 1}</a></p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare links</title><h1 id="place-${count}">Bare links</h1>${places.join("\n")}</html>\n`;
}

/**
 * Writes the page into a folder of its own.
 *
 * @param folder - The folder to make.
 */
export async function makeBareLinks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "index.html"), bareLinks());
}
