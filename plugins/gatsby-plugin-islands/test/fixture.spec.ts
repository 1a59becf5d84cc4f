/** Builds a small site with the plugin, as a user of it would, and visits what was built. */
import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";

import { expect, test } from "@playwright/test";
import sirv from "sirv";

const plugin = path.resolve("plugins/gatsby-plugin-islands");

/** Inside the project, so that its packages are found; Git ignores it. */
const folder = path.resolve(".cache-fixture");

let server: Server | undefined;
let url: string;
let output: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({}, info) => {
  info.setTimeout(600_000);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(plugin, "test/site"), folder, { recursive: true });
  cpSync(plugin, path.join(folder, "plugins/gatsby-plugin-islands"), {
    recursive: true,
    filter: (file) => !file.startsWith(path.join(plugin, "test")),
  });
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [path.resolve("node_modules/gatsby/cli.js"), "build"],
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: "production",
        GATSBY_TELEMETRY_DISABLED: "1",
        GATSBY_ADAPTERS_MANIFEST: "module.exports=[]",
      },
      maxBuffer: 1e8,
    },
  );
  output = (stdout + stderr).replace(/\s+/g, " ");
  const started = createServer(sirv(path.join(folder, "public"))).listen(0, "127.0.0.1");
  server = started;
  await once(started, "listening");
  url = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = (file: string): string => readFileSync(path.join(folder, "public", file), "utf8");

test("a built page › has its queries, its location, its Head, its styles and its wrapper", async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole("heading")).toHaveText("A title from a query");
  await expect(page).toHaveTitle("A title from a query");
  await expect(page.getByText("Static query: never")).toBeVisible();
  await expect(page.getByText("Location: /")).toBeVisible();
  await expect(page.locator("main[data-wrapped]")).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", "https://example.com/");
  await expect(page.getByRole("heading")).toHaveCSS("color", "rgb(1, 2, 3)");
});

test("a built page › leads to a page of createPage by plain links, from the page and from an island", async ({
  page,
}) => {
  for (const name of ["Link in a page", "Link in an island"]) {
    await page.goto(url);
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading")).toHaveText("from pageContext");
  }
});

test("a built page › has one script, no inline script and nothing of Gatsby's runtime", () => {
  for (const file of ["index.html", "made/index.html"]) {
    expect(read(file).match(/<script\b[^>]*>/g)).toHaveLength(1);
    expect(read(file)).not.toMatch(/gatsby-(focus-wrapper|announcer|script-loader)/);
  }
  expect(() => read("webpack.stats.json")).toThrow();
});

test("an island › hydrates with its props and the site's context after the first interaction, and not before", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await page.goto(url, { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("data-entry", "ran");
  expect(scripts).toHaveLength(1);
  const button = page.getByRole("button", { name: "Count 3" });
  await button.hover();
  await expect.poll(() => scripts.length).toBe(2);
  await expect(async () => {
    await page.getByRole("button").click();
    await expect(page.getByRole("button")).toHaveText("Count 4", { timeout: 500 });
  }).toPass();
  await expect(page.getByText("hello from the root")).toBeVisible();
});

test("an island › with on=load hydrates without an interaction", async ({ page }) => {
  await page.goto(`${url}/made`);
  await expect(page.getByRole("status")).toHaveText("hydrated");
});

test("an island › that failed to download is tried again at a later interaction", async ({ page }) => {
  await page.route("**/islands-hydrate-*", (route) => route.abort(), { times: 1 });
  await page.goto(url);
  const warning = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.mouse.move(100, 100);
  await warning;
  await expect(async () => {
    await page.getByRole("button").click();
    await expect(page.getByRole("button")).toHaveText("Count 4", { timeout: 500 });
  }).toPass({ timeout: 60_000 });
});

test("an island › that throws puts the site's error boundary in place of the page", async ({ page }) => {
  await page.goto(url);
  await expect(async () => {
    await page.getByRole("button").click({ timeout: 500 });
    await expect(page.getByText("Something failed")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("a translated page › stays as it is", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.push(request.url())));
  await page.goto(url);
  await page.locator("html").evaluate((html) => html.setAttribute("lang", "xx"));
  await page.mouse.move(100, 100);
  await page.waitForTimeout(1_500);
  expect(scripts).toHaveLength(1);
});

test("the build › warns of an API that never runs on a built page", () => {
  expect(output).toContain("gatsby-browser uses onRouteUpdate, which runs in development only");
});
