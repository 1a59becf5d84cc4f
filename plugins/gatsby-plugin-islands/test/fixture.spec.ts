/** Builds a small site with the plugin, as a user of it would, and visits what was built. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";

import { expect, type Page, test } from "@playwright/test";
import sirv from "sirv";

const run = promisify(execFile);
const gatsby = path.resolve("node_modules/gatsby/cli.js");
const plugin = path.resolve("plugins/gatsby-plugin-islands");

/** Inside the project, so that its packages are found; Git ignores it. */
const folder = path.resolve(".cache-fixture");
const output = path.join(folder, "public");

const options = {
  cwd: folder,
  env: {
    ...process.env,
    NODE_ENV: undefined,
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_ADAPTERS_MANIFEST: "module.exports=[]",
  },
};

/** Serves the files as they are at each request. */
const server = createServer(sirv(output, { dev: true }));
let url: string;
let log: string;

/** Builds the site and returns what Gatsby printed. */
async function build(): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, [gatsby, "build"], options);
  return (stdout + stderr).replace(/\s+/g, " ");
}

/** Lets the two islands of the first page hydrate. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await expect(page.locator("gatsby-island[data-hydrated]")).toHaveCount(2);
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({}, info) => {
  info.setTimeout(600_000);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(plugin, "test/site"), folder, { recursive: true });
  cpSync(plugin, path.join(folder, "plugins/gatsby-plugin-islands"), {
    recursive: true,
    filter: (file) => !file.startsWith(path.join(plugin, "test")),
  });
  log = await build();
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test.describe("a built page", () => {
  test("has its queries, its Head, its styles and its images", async ({ page }) => {
    await page.goto(url);
    await expect(page).toHaveTitle("A title from Head");
    await expect(page.getByRole("heading")).toHaveText("A title from a query");
    await expect(page.getByRole("heading")).toHaveCSS("color", "rgb(1, 2, 3)");
    await expect(page.getByRole("img", { name: "A photo" })).toHaveCSS("opacity", "1");
  });

  test("leads to another by its links, by those of an island and by navigate", async ({ page }) => {
    for (const name of ["Link in a page", "Link in an island", "Navigate"]) {
      await page.goto(url);
      await hydrate(page);
      await page.getByRole(name === "Navigate" ? "button" : "link", { name }).click();
      await expect(page.getByText("A paragraph of the post.")).toBeVisible();
    }
  });

  test("has one script, and nothing of Gatsby's runtime", () => {
    const html = readFileSync(path.join(output, "post/index.html"), "utf8");
    expect(html.match(/<script\b[^>]* src=/g)).toHaveLength(1);
    expect(html).not.toMatch(/gatsby-(focus-wrapper|announcer|script-loader|chunk-mapping)/);
    expect(readdirSync(output).filter((file) => /page-data|webpack|\.(js|css)$/.test(file))).toEqual([]);
  });
});

test.describe("an island", () => {
  test("hydrates after the first interaction, but not on a translated page", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
    await page.goto(url, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("data-entry", "ran");
    await page.evaluate(() => (document.documentElement.lang = "xx"));
    await page.mouse.move(200, 200);
    await page.waitForTimeout(1_500);
    expect(scripts).toHaveLength(1);
    await page.evaluate(() => (document.documentElement.lang = ""));
    await hydrate(page);
  });

  test("takes a press from before its hydration, and leaves a summary alone", async ({ page }) => {
    await page.goto(url);
    await page.getByText("Summary").click();
    await page.getByRole("button", { name: "Count 3" }).click();
    await expect(page.getByRole("button", { name: "Count 4" })).toBeVisible();
    await expect(page.getByText("Details")).toBeVisible();
    await page.getByRole("button", { name: "Count 4" }).click();
    await expect(page.getByRole("button", { name: "Count 5" })).toBeVisible();
  });

  test("has its styles, its images, its packages and its first press, also behind Suspense", async ({ page }) => {
    const failures: string[] = [];
    page.on("response", (response) => void (response.status() >= 400 && failures.push(response.url())));
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(url);
    await page.getByRole("button", { name: "Later" }).click();
    await expect(page.getByText("Later opened")).toBeVisible();
    await expect(page.getByRole("paragraph").filter({ hasText: "Later" })).toHaveCSS("color", "rgb(7, 8, 9)");
    await expect(page.getByRole("button", { name: "Count 3" })).toHaveCSS("color", "rgb(4, 5, 6)");
    expect(failures).toEqual([]);
  });

  test("hydrates when its `on` says so", async ({ page }) => {
    await page.goto(`${url}/post`);
    await expect(page.getByText("load: hydrated")).toBeVisible();
    await expect(page.getByText("idle: hydrated")).toBeVisible();
    await expect(page.getByText("visible: not hydrated")).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText("visible: hydrated")).toBeVisible();
    await expect(page.getByText("interaction: not hydrated")).toHaveCount(1);
    await page.mouse.move(100, 100);
    await expect(page.getByText("interaction: hydrated")).toHaveCount(1);
  });

  test("is tried again at a later interaction when its download failed", async ({ page }) => {
    await page.route("**/islands-hydrate-*", (route) => route.abort(), { times: 1 });
    await page.goto(url);
    const failure = page.waitForEvent("requestfailed");
    await page.mouse.move(200, 200);
    await failure;
    await hydrate(page);
  });

  test("that throws puts the site's error boundary in place of the page", async ({ page }) => {
    await page.goto(url);
    for (const count of [3, 4, 5]) await page.getByRole("button", { name: `Count ${count}` }).click();
    await expect(page.getByText("Something failed")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});

test.describe("the build", () => {
  test("names what has no effect on a built page, with its file", () => {
    expect(log).toContain("gatsby-browser uses onRouteUpdate");
    expect(log).toContain("Script of gatsby in src/pages/index.js");
    expect(log).toContain("navigate of gatsby in src/islands/Counter.js");
    expect(log).toContain("useLocation of @reach/router in src/islands/Counter.js");
    expect(log).toContain("the page /app/[...] of src/pages/app/[...].js");
  });

  test("starts clean: a second one gives the same bytes", async () => {
    test.setTimeout(600_000);
    const first = path.join(folder, "first");
    cpSync(output, first, { recursive: true });
    writeFileSync(path.join(output, "stale.js"), "");
    expect(await build()).toContain("gatsby-plugin-islands: starts clean");
    // It ends with an error that lists what differs.
    await run("git", ["diff", "--no-index", "--stat", first, output]);
  });
});

test("development after a build hydrates whole pages", async ({ page }) => {
  test.setTimeout(600_000);
  server.close();
  const command = [gatsby, "develop", "--host", "127.0.0.1", "--port", new URL(url).port];
  const development = spawn(process.execPath, command, { ...options, stdio: "ignore" });
  const ended = once(development, "exit");
  try {
    await expect(async () => {
      await page.goto(url);
      await page.getByRole("button", { name: "Count 3" }).click({ timeout: 10_000 });
    }).toPass({ timeout: 300_000 });
    await expect(page.getByRole("button", { name: "Count 4" })).toBeVisible();
    await expect(page.locator("gatsby-island").first()).toHaveCSS("display", "contents");
  } finally {
    development.kill();
    await ended;
  }
});
