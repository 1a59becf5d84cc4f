/** The not-found page: any path but the root, however odd, with the path on the console and not on the page. */
import { request } from "node:http";

import { notFound } from "../../src/content/notFound";
import { complaints, hear } from "../harness/console";
import { describeInEngines, everyEngine } from "../harness/engines";

const paths = [
  "/nowhere",
  "/deep/er/nowhere?a=b",
  "/%E0%A4%A",
  "/<script>alert(1)</script>",
  '/"quoted"&amp;',
  `/${"a".repeat(2_000)}`,
];

function statusOf(url: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: encodeURI(path).replaceAll("%25", "%") }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

describeInEngines("the not-found page", everyEngine, (open) => {
  it.each(paths)("is served with status 404 and logs the path once: %j", async (path) => {
    const { page, site } = await open(path);
    await page.until("the path to be logged", () => document.querySelector("h1") !== null);
    expect(await statusOf(site.url, path)).toBe(404);
    expect(await page.evaluate(() => document.querySelector("h1")?.textContent)).toBe(notFound.heading);

    const attempted = await page.evaluate(() => location.pathname);
    await hear(page, /./);
    const lines = await complaints(page);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(attempted);

    const markup = await page.evaluate(() => document.documentElement.outerHTML);
    expect(markup).not.toContain(attempted.slice(1));
    expect(markup).not.toContain("alert(1)");
  });

  it("leads home", async () => {
    const { page } = await open("/nowhere");
    await page.click("main a");
    await page.until(
      "the landing page",
      () => location.pathname === "/" && document.querySelector("#services") !== null,
    );
  });
});
