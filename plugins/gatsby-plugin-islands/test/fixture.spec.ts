/** Builds a small site with the plugin, as a user of it would, and visits what was built. */
import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";

import { expect, type Page, test } from "@playwright/test";
import sirv from "sirv";

const gatsby = path.resolve("node_modules/gatsby/cli.js");
const plugin = path.resolve("plugins/gatsby-plugin-islands");

/** Inside the project, so that its packages are found; Git ignores it. */
const folder = path.resolve(".cache-fixture");

let server: Server | undefined;
let url: string;
let output: string;

const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports=[]",
};

async function build(): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [gatsby, "build"], {
    cwd: folder,
    env: { ...environment, NODE_ENV: "production" },
    maxBuffer: 1e8,
  });
  return (stdout + stderr).replace(/\s+/g, " ");
}

function digests(): Readonly<Record<string, string>> {
  const files = readdirSync(path.join(folder, "public"), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [file, createHash("sha256").update(readFileSync(file)).digest("hex")]),
  );
}

const read = (file: string): string => readFileSync(path.join(folder, "public", file), "utf8");

function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  return scripts;
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
  output = await build();
  const started = createServer(sirv(path.join(folder, "public"), { dev: true })).listen(0, "127.0.0.1");
  server = started;
  await once(started, "listening");
  url = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.describe("a built page", () => {
  test("has its queries, its location, its Head, its styles and its wrapper", async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole("heading")).toHaveText("A title from a query");
    await expect(page).toHaveTitle("A title from a query");
    await expect(page.getByText("Static query: never")).toBeVisible();
    await expect(page.getByText("Location: /")).toBeVisible();
    await expect(page.locator("[data-wrapped]")).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", "https://example.com/");
    await expect(page.getByRole("heading")).toHaveCSS("color", "rgb(1, 2, 3)");
  });

  test("leads to a page of createPage by plain links, and by navigate", async ({ page }) => {
    for (const name of ["Link in a page", "Link in an island", "Navigate"]) {
      await page.goto(url);
      await page.getByRole(name === "Navigate" ? "button" : "link", { name }).click();
      await expect(page.getByText("A paragraph of the post.")).toBeVisible();
    }
  });

  test("shows an image of gatsby-plugin-image", async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole("img", { name: "A photo" })).toHaveCSS("opacity", "1");
  });

  test("has one script, no script of Gatsby's and no element of its runtime", () => {
    for (const file of ["post/index.html", "app/[...]/index.html"]) {
      expect(
        read(file)
          .match(/<script\b[^>]*>/g)
          ?.filter((script) => script.includes(" src=")),
      ).toHaveLength(1);
      expect(read(file)).not.toMatch(/gatsby-(focus-wrapper|announcer|script-loader|chunk-mapping)/);
    }
    expect(
      readdirSync(path.join(folder, "public")).filter((file) => /page-data|webpack|\.(js|css)$/.test(file)),
    ).toEqual([]);
  });
});

test.describe("an island", () => {
  test("hydrates with its props and the site's context after the first interaction, and not before", async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto(url, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("data-entry", "ran");
    expect(scripts).toHaveLength(1);
    await page.mouse.move(100, 100);
    await expect(page.locator("gatsby-island[data-hydrated]")).toHaveCount(2);
    expect(scripts.length).toBeGreaterThan(1);
    await expect(page.getByText("hello from the root")).toBeVisible();
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

  test("has its styles, its images and its packages, also those behind Suspense", async ({ page }) => {
    const failures: string[] = [];
    page.on("requestfailed", (request) => failures.push(request.url()));
    page.on("response", (response) => void (response.status() >= 400 && failures.push(response.url())));
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto(url);
    expect(read("index.html")).not.toContain("Fallback");
    await page.mouse.move(100, 100);
    await expect(async () => {
      await page.getByRole("button", { name: "Later" }).click();
      await expect(page.getByText("Later opened")).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.locator("p", { has: page.getByRole("img", { name: "From the island" }) })).toHaveCSS(
      "color",
      "rgb(7, 8, 9)",
    );
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
    const warning = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.mouse.move(100, 100);
    await warning;
    await expect(async () => {
      await page.mouse.move(200, 200);
      await page.mouse.move(100, 100);
      await expect(page.locator("gatsby-island[data-hydrated]")).toHaveCount(2, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  });

  test("that throws puts the site's error boundary in place of the page", async ({ page }) => {
    await page.goto(url);
    for (const count of [3, 4, 5]) await page.getByRole("button", { name: `Count ${count}` }).click();
    await expect(page.getByText("Something failed")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });

  test("stays as it is on a translated page", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(url);
    await page.locator("html").evaluate((html) => html.setAttribute("lang", "xx"));
    await page.mouse.move(100, 100);
    await page.waitForTimeout(1_500);
    expect(scripts).toHaveLength(1);
  });
});

test.describe("the build", () => {
  test("names what has no effect on a built page, with its file", () => {
    expect(output).toContain("gatsby-browser uses onRouteUpdate");
    expect(output).toContain("Script of gatsby in src/pages/index.js");
    expect(output).toContain("navigate of gatsby in src/islands/Counter.js");
    expect(output).toContain("the page /app/[...] of src/pages/app/[...].js");
  });

  test("starts clean: a second one gives the same bytes", async () => {
    test.setTimeout(600_000);
    const first = digests();
    writeFileSync(path.join(folder, "public/stale.js"), "");
    expect(await build()).toContain("gatsby-plugin-islands: starts clean");
    expect(digests()).toEqual(first);
  });
});

test("development after a build hydrates whole pages", async ({ page }) => {
  test.setTimeout(600_000);
  const { port } = server?.address() as AddressInfo;
  await new Promise((resolve) => server?.close(resolve));
  const development = spawn(process.execPath, [gatsby, "develop", "--host", "127.0.0.1", "--port", `${port}`], {
    cwd: folder,
    env: { ...environment, NODE_ENV: "development" },
  });
  const ended = once(development, "exit");
  let log = "";
  for (const stream of [development.stdout, development.stderr]) stream.on("data", (text) => (log += String(text)));
  try {
    await expect.poll(() => log, { timeout: 300_000 }).toContain("You can now view");
    await page.goto(url);
    await page.getByRole("button", { name: "Count 3" }).click();
    await expect(page.getByRole("button", { name: "Count 4" })).toBeVisible();
    await expect(page.locator("gatsby-island").first()).toHaveCSS("display", "contents");
  } finally {
    development.kill();
    await ended;
  }
});
