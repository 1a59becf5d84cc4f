/** A site built with `PATH_PREFIX=/site` lives below that path with all that it has, and asks for nothing outside it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { projects } from "../../src/content/portfolio";
import { site } from "../../src/site";
import { type RunningServer, startServer } from "../../tools/serve";
import { type ChromiumEngine, chromiumEngine, type ChromiumPage } from "../harness/chromium";
import { findBrowsers, howToInstall } from "../harness/findBrowsers";
import { type ServedSite, serveSite } from "../harness/site";
import { buildPrivately, type PrivateBuild } from "./harness/privateBuild";

const prefix = "/site";
const links: readonly string[] = projects.map(({ link }) => link);
const pages = ["index.html", "404.html"];

let build: PrivateBuild;
let upstream: RunningServer;

const read = (name: string) => readFileSync(path.join(build.folder, name), "utf8");

beforeAll(async () => {
  build = await buildPrivately(prefix);
  upstream = await startServer({ folder: build.folder, prefix });
}, 300_000);

afterAll(async () => {
  await upstream.close();
  build.remove();
});

/** Every address in a page: of its links and files, and in its style sheet. */
function addressesIn(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|srcset|poster|action)="([^"]*)"/g)];
  const style = [...html.matchAll(/url\(["']?([^)"']+)/g)];
  return [...attributes, ...style].flatMap(([, address]) => address ?? []);
}

describe("the files", () => {
  it.each(pages)("%s names no address of this site outside the prefix, and none that is not there", (page) => {
    const local = addressesIn(read(page)).filter((address) => !/^(?:https:|mailto:|#)/.test(address));
    expect(local.length).toBeGreaterThan(5);
    expect(local.filter((address) => !address.startsWith(`${prefix}/`))).toEqual([]);
    const files = local.map((address) =>
      address.slice(prefix.length).replace(/#.*/, "").replace(/^\/$/, "/index.html"),
    );
    expect(files.filter((file) => !existsSync(path.join(build.folder, file)))).toEqual([]);
  });

  it.each([...pages, "sitemap.xml", "robots.txt", "llms.txt", "index.md", ".well-known/security.txt"])(
    "%s names the whole address of this site with the prefix",
    (name) => {
      const whole = [...read(name).matchAll(new RegExp(`${site.url}[^\\s"'<>)]*`, "g"))].map(([address]) => address);
      // Addresses in the content are the author's, and stay as they are.
      const own = whole.filter((address) => !links.includes(address));
      expect(own.filter((address) => !address.startsWith(`${site.url}${prefix}/`))).toEqual([]);
    },
  );

  it("manifest.webmanifest begins below the prefix, and has its icons there", () => {
    const manifest = JSON.parse(read("manifest.webmanifest")) as Record<string, string> & { icons: { src: string }[] };
    const { id, start_url, scope } = manifest;
    expect([id, start_url, scope]).toEqual(Array(3).fill(`${prefix}/`));
    for (const { src } of manifest.icons) {
      expect(src.startsWith(`${prefix}/`)).toBe(true);
      expect(existsSync(path.join(build.folder, src.slice(prefix.length)))).toBe(true);
    }
  });

  it("the scripts fetch the rest of them from below the prefix", () => {
    const entry = readdirSync(path.join(build.folder, "static")).find((name) => /^app-.*\.js$/.test(name));
    expect(read(`static/${entry}`)).toContain(`"${prefix}/"`);
  });
});

const { chromium } = findBrowsers();
if (!chromium && process.env["CI"] === "true") throw new Error(howToInstall.chromium);
if (!chromium) console.warn(`The prefix is not tried in a browser. ${howToInstall.chromium}`);

(chromium ? describe : describe.skip)("in the browser", () => {
  let engine: ChromiumEngine;
  let served: ServedSite;
  let page: ChromiumPage;

  beforeAll(() => {
    engine = chromiumEngine();
  });
  beforeEach(async () => {
    served = await serveSite(upstream);
    page = await engine.open({});
  }, 60_000);
  afterEach(async () => {
    await page.close();
    served.close();
  });
  afterAll(() => engine.close());

  const outside = () => served.paths.filter((asked) => !asked.startsWith(`${prefix}/`));
  const errors = async () => (await page.console()).filter(({ level }) => level === "error").map(({ text }) => text);
  /** A page may leave one of the fonts alone; what it uses must come. */
  const waitForFonts = () =>
    page.until("its fonts", () => {
      const states = [...document.fonts].map(({ status }) => status);
      return states.includes("loaded") && !states.includes("loading") && !states.includes("error");
    });

  /** The client comes in two files, which the entry asks for; if it fails, the entry says so on the console. */
  const waitForStart = async () => {
    await page.until("the client", () =>
      ["react", "hydrate"].every((file) =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes(`/static/${file}-`)),
      ),
    );
    await page.native.waitForLoadState("networkidle");
    expect((await page.console()).filter(({ text }) => text.includes("did not load"))).toEqual([]);
  };

  it("the landing page has its fonts and icons, and starts at the first key", async () => {
    await page.goto(`${served.url}${prefix}/`);
    await waitForFonts();
    const icons = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel*=icon], link[rel=manifest]")].map(({ href }) => href),
    );
    for (const icon of icons) expect((await fetch(icon)).status).toBe(200);
    expect(served.paths.some((asked) => asked.includes("hydrate"))).toBe(false);
    await page.press("Tab");
    await waitForStart();
    expect(outside()).toEqual([]);
    expect(await errors()).toEqual([]);
  }, 60_000);

  it("an unknown path shows the not-found page, whose link leads home", async () => {
    await page.goto(`${served.url}${prefix}/nowhere/at/all`);
    expect(await page.evaluate(() => document.querySelector("h1")?.textContent)).toBe("404");
    await waitForFonts();
    await waitForStart();
    await page.click("main a");
    await page.native.waitForURL(`${served.url}${prefix}/`);
    expect(outside()).toEqual([]);
    expect((await errors()).filter((text) => !text.includes("/site/nowhere/at/all") && !text.includes("404"))).toEqual(
      [],
    );
  }, 60_000);
});
