/** A copy of the site. wget rewrites addresses, as other programs do that save, mirror or archive pages. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { expect, type Page, test } from "@playwright/test";

const hasWget = spawnSync("wget", ["--version"]).status === 0;

test.skip(!hasWget, "needs wget");

async function pictureOf(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  return page.screenshot({ fullPage: true });
}

test.describe("copy by wget", () => {
  test("looks as the page does", async ({ page, baseURL }, testInfo) => {
    const folder = testInfo.outputPath("copy");
    spawnSync("wget", ["--convert-links", "--page-requisites", "--no-host-directories", "-P", folder, `${baseURL}/`]);
    const copy = await pictureOf(page, pathToFileURL(path.join(folder, "index.html")).href);
    expect(copy.equals(await pictureOf(page, "/"))).toBe(true);
  });
});
