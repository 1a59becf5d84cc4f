/** Builds copies of the site: one as it is, and one below a path prefix with what docs/recipes.md adds. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";

import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";

import { serve } from "../scripts/serve";
import { labels } from "../src/content/labels";
import { site } from "../src/site";
import { expectAccessible } from "./axe";
import { consoleOf, hydrate } from "./helpers";

/** Links every file of node_modules, so that modules have the same paths as in the checkout: script names depend on them. */
function linkPackages(folder: string): void {
  for (const entry of readdirSync("node_modules", { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    mkdirSync(path.join(folder, entry.parentPath), { recursive: true });
    linkSync(file, path.join(folder, file));
  }
}

/**
 * Follows docs/recipes.md in a folder: writes the files that code blocks name in their first line, adds to `plugins`, and allows a
 * host. What a site has of them already is left as it is; each part of `gatsby-node.ts` becomes a plugin, since a site may make pages
 * of its own there. The page and the form get names of their own. MDX is left out, whose packages are not installed.
 */
function followRecipes(folder: string): void {
  const recipes = readFileSync("docs/recipes.md", "utf8")
    .replaceAll("privacy", "recipe")
    .replaceAll("pages/contact.tsx", "pages/recipe-form.tsx")
    .replaceAll("contactForm", "recipeForm")
    .replaceAll("ContactForm", "RecipeForm")
    .split(/^## /m)
    .filter((recipe) => !recipe.startsWith("Articles in MDX"))
    .join("");
  const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [, file = "", where = "", code = ""] of recipes.matchAll(
    /^```\w+\n\/\/ ([\w./-]+)(, .*)?\n([^]*?)^```$/gm,
  )) {
    if (!where && !existsSync(path.join(folder, file))) write(file, code);
    if (where.startsWith(", in plugins")) {
      const missing = code.split("\n").filter((line) => line && !read(file).includes(line.replace(/,$/, "")));
      write(
        file,
        read(file).replace("plugins: [", `plugins: [${missing.map((line) => line.replace(/,?$/, ",")).join("")}`),
      );
    }
    if (where === ", at the end") {
      const name = `recipe-${readdirSync(path.join(folder, "plugins")).length}`;
      // An unused import would end the build.
      const imports = `${code.includes("path.resolve") ? 'import path from "node:path";\n' : ""}import type { GatsbyNode } from "gatsby";\n`;
      write(`plugins/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0" }`);
      write(`plugins/${name}/gatsby-node.ts`, imports + code.replaceAll('"./src/', '"../../src/'));
      write("gatsby-config.ts", read("gatsby-config.ts").replace("plugins: [", `plugins: ["${name}", `));
    }
  }
  write(
    "src/cms/testimonials/client.json",
    '{ "name": "Client", "position": "Head", "company": "Company", "content": "They came and stayed.", "rating": 5 }',
  );
  const [, post = ""] = /^```md\n([^]*?)^```$/m.exec(recipes) ?? [];
  write("posts/first.md", post);
  mkdirSync(path.join(folder, "src/photos"), { recursive: true });
  cpSync("docs/screenshot.png", path.join(folder, "src/photos/photo.png"));
  write(
    "src/pages/photo.tsx",
    `import type { HeadFC } from "gatsby";
    import { Article } from "../components/layout/Article";
    import { Layout } from "../components/layout/Layout";
    import { Seo } from "../components/layout/Seo";
    import { Photo } from "../components/ui/Photo";
    export default function PhotoPage() {
      return <Layout><Article heading="Team"><Photo file="photo.png" alt="The team" /><Photo file="photo.png" alt="A face" width={44} /></Article></Layout>;
    }
    export const Head: HeadFC = ({ location }) => <Seo title="Team" path={location.pathname} />;`,
  );
  // The recipe's island gets a style of its own.
  write("src/components/islands/Counter.css", ".counter { letter-spacing: 3px; }");
  write(
    "src/components/islands/Counter.tsx",
    `import "./Counter.css";\n${read("src/components/islands/Counter.tsx").replace('className="', 'className="counter ')}`,
  );
  write(
    "src/components/islands/Guarded.tsx",
    `import { Component, type ReactNode } from "react";
    export const Guarded = () => <Guard><Faulty /></Guard>;
    class Guard extends Component<{ readonly children: ReactNode }> {
      override state = { failed: false };
      static getDerivedStateFromError() { return { failed: true }; }
      override render() { return this.state.failed ? <b data-guarded /> : this.props.children; }
    }
    function Faulty() {
      if (typeof document !== "undefined") throw new Error("works on no visitor's machine");
      return null;
    }`,
  );
  write(
    "src/pages/counter.tsx",
    `import type { HeadFC } from "gatsby";
    import { Island } from "#islands";
    import { Counter } from "../components/islands/Counter";
    import { Guarded } from "../components/islands/Guarded";
    import { Article } from "../components/layout/Article";
    import { Layout } from "../components/layout/Layout";
    import { Seo } from "../components/layout/Seo";
    export default function CounterPage() {
      return (
        <Layout>
          <Article heading="Counter">
            <Island name="Counter"><Counter start={3} /></Island>
            <Island name="Guarded" on="load"><Guarded /></Island>
          </Article>
        </Layout>
      );
    }
    export const Head: HeadFC = ({ location }) => <Seo title="Counter" path={location.pathname} />;`,
  );
  const menu = "export const menu: NonEmpty<MenuEntry> = [";
  const sections = read("src/content/sections.ts");
  write("src/content/sections.ts", sections.replace(menu, `${menu} { href: "/recipe/", label: "Recipe" },`));
  write("package.json", read("package.json").replace(/"name": "[^"]*"/, '"name": "named-by-package"'));
  // Folders and links of editors lie between the files, and have names like theirs.
  for (const name of ["src/content/archive", "src/pages/404.html", "src/components/islands/parts", "static/old.html"])
    mkdirSync(path.join(folder, name), { recursive: true });
  // Windows lets few users make links.
  if (process.platform !== "win32")
    for (const name of ["src/content/.#hero.ts", "src/pages/.#index.tsx", "src/components/islands/.#Counter.tsx"])
      symlinkSync("editor@machine.1", path.join(folder, name));
  write("static/robots.txt", "User-agent: *\nDisallow: /drafts/\n");
  write("static/_headers", "# Of the owner\n/drafts/*\n  X-Robots-Tag: noindex\n");
  const [, ofForm = "{}"] = /^directives: (.*form-action.*),$/m.exec(recipes) ?? [];
  const host = `for (const plugin of config.plugins ?? []) {
    if (typeof plugin !== "object" || plugin.resolve !== "gatsby-plugin-security-headers") continue;
    const directives = { ...(plugin.options?.directives as Record<string, string[]>) };
    for (const added of [${ofForm}, { "connect-src": ["https://stats.example"] }])
      for (const [name, sources] of Object.entries(added)) directives[name] = [...sources, ...(directives[name] ?? [])];
    plugin.options = { ...plugin.options, directives };
  }`;
  write(
    "gatsby-config.ts",
    read("gatsby-config.ts").replace("export default config", `${host}\nexport default config`),
  );
}

/** What a shell may have for other programs, and a user without a home that can be written. */
const otherShell = { NODE_ENV: "test", BABEL_ENV: "test", HOME: path.resolve("package.json"), XDG_CONFIG_HOME: "" };

/** Copies the site into a folder that Git ignores, changes it, and builds it there. */
async function build(name: string, prefix: string, prepare?: (folder: string) => void): Promise<string> {
  const folder = path.resolve(".cache-builds", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ignored = [".git", ...readFileSync(".gitignore", "utf8").split("\n")].map((line) => line.replace(/\/$/, ""));
  for (const file of readdirSync(".").filter((name) => !ignored.includes(name)))
    cpSync(file, path.join(folder, file), { recursive: true });
  linkPackages(folder);
  prepare?.(folder);
  await promisify(execFile)(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/build.ts"], {
    cwd: folder,
    env: { ...process.env, ...otherShell, PATH_PREFIX: prefix },
    maxBuffer: 1e8,
  }).catch(({ stdout }: { stdout: string }) => {
    throw new Error(`The build of ${folder} failed:\n${stdout.slice(-3_000)}`);
  });
  return path.join(folder, "public");
}

/** Returns a digest of each file. Dates in XML don't count: a feed says when it was built. */
function digests(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = readFileSync(file, name.endsWith(".xml") ? "utf8" : null);
      const withoutDates =
        typeof content === "string"
          ? content.replace(/>([^<]+)</g, (all, text: string) => (Number.isNaN(Date.parse(text)) ? all : "><"))
          : content;
      return [path.relative(folder, file), createHash("sha256").update(withoutDates).digest("hex")];
    }),
  );
}

test.describe("equal sources", () => {
  test("give equal bytes in any shell, and node_modules is left as it is", async () => {
    test.setTimeout(900_000);
    const again = await build("again", "");
    const built = digests(again);
    // A new file is not linked to one of the checkout.
    const packages = readdirSync(path.join(again, "../node_modules"), { recursive: true, withFileTypes: true });
    const added = packages
      .filter((entry) => entry.isFile() && statSync(path.join(entry.parentPath, entry.name)).nlink === 1)
      .map(({ name }) => name);
    rmSync(path.dirname(again), { recursive: true });
    expect(built).toEqual(digests("public"));
    expect(added).toEqual([]);
  });
});

test.describe("a site below a path prefix with a page, a post, a photo, a form and another host", () => {
  // One worker, so that one build serves all.
  test.describe.configure({ mode: "default" });

  const pages = ["", "recipe/", "posts/first/", "photo/", "recipe-form/"];
  let folder: string;
  let server: Server;
  let origin: string;
  const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    folder = await build("prefix", "/site", followRecipes);
    server = await serve(folder, 0, "/site");
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server.close();
    rmSync(path.dirname(folder), { recursive: true });
  });

  for (const address of pages.map((page) => `/site/${page}`)) {
    test(`has the page ${address}, complete, and its islands hydrate`, async ({ page }) => {
      const faults: string[] = [];
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(response.url());
      });
      page.on("console", (message) => {
        // A host that the site asks may be out of reach.
        if (message.type() === "error" && !message.text().startsWith("Failed to load")) faults.push(message.text());
      });
      expect((await page.goto(origin + address))?.status()).toBe(200);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        `${new URL(site.url).origin}${address}`,
      );
      await hydrate(page);
      // The footer and the frame end where the window does, or below.
      expect(await page.locator("footer").evaluate((element) => element.getBoundingClientRect().bottom)).toBeCloseTo(
        await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight)),
        0,
      );
      await page.getByRole("link", { name: site.name }).first().click();
      await expect(page).toHaveURL(`${origin}/site/`);
      expect(faults).toEqual([]);
    });
  }

  test("names its pages and leads to them by addresses that no host redirects", async ({ request }) => {
    const here = (address = ""): string => address.replace(new URL(site.url).origin, origin);
    const addresses = Array.from(read("sitemap-0.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => here(address));
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
      const root = parse(readFileSync(path.join(entry.parentPath, entry.name), "utf8"));
      const valueOf = (selector: string, name: string): string =>
        root.querySelector(selector)?.getAttribute(name) ?? "";
      addresses.push(here(valueOf("link[rel=canonical]", "href")), here(valueOf("meta[property='og:url']", "content")));
      // One that is written out may lead to another part of the host.
      addresses.push(...root.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? ""));
    }
    const paths = addresses
      .map((address) => new URL(address, `${origin}/site/`))
      .flatMap((url) => (url.origin === origin ? [url.pathname] : []));
    expect(paths).toEqual(expect.arrayContaining(pages.map((page) => `/site/${page}`)));
    for (const address of new Set(paths)) {
      const response = await request.get(origin + address, { maxRedirects: 0 });
      expect([address, response.status()]).toEqual([address, 200]);
    }
  });

  test("leads from the menu to a page, and marks it there", async ({ page }) => {
    await page.goto(`${origin}/site/`);
    const link = page.getByRole("banner").getByRole("link", { name: "Recipe", exact: true });
    await link.click();
    await expect(page).toHaveURL(`${origin}/site/recipe/`);
    await expect(link).toHaveAttribute("aria-current", "page");
  });

  test("has an island with a style of its own, which repeats an early press once", async ({ page }) => {
    await page.goto(`${origin}/site/counter/`);
    const counter = page.locator("button.counter");
    await expect(counter).toHaveCSS("letter-spacing", "3px");
    await counter.click();
    await expect(counter).toHaveText("4");
    await counter.click();
    await expect(counter).toHaveText("5");
  });

  test("keeps an error inside the island whose own boundary catches it, and logs it", async ({ page }) => {
    const lines = consoleOf(page);
    await page.goto(`${origin}/site/counter/`);
    // This one hydrates on load.
    await expect(page.locator("[data-guarded]")).toBeAttached();
    expect(lines.join()).toContain("works on no visitor's machine");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Counter");
    await expect(page.locator("button.counter")).toBeVisible();
  });

  test("says nothing of the name in package.json", () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.filter((file) => /named.by.package/.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  test("keeps the owner's files of static/, and joins the rules for hosts", () => {
    expect(read("robots.txt")).toContain("Disallow: /drafts/");
    expect(read("_headers")).toMatch(/^# Of the owner\n\/drafts\/\*\n.*noindex\n\/site\/\*\n/);
  });

  test("sets running text: headings, lists, links, tables and short lines", async ({ page }) => {
    const size = (selector: string): Promise<number> =>
      page
        .locator(`main ${selector}`)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    await page.goto(`${origin}/site/recipe/`);
    expect(await size("h1")).toBeGreaterThan(await size("h2"));
    expect(await size("h2")).toBeGreaterThan(await size("p"));
    expect((await page.locator("main p").first().boundingBox())?.width).toBeLessThanOrEqual(44 * (await size("p")));
    await expect(page.locator("main a")).toHaveCSS("text-decoration-line", "underline");
    await expect(page.locator("main li").first()).not.toHaveCSS("list-style-type", "none");
    // A section of the text has the same spaces.
    const height = (): Promise<number> => page.locator("main article").evaluate((article) => article.scrollHeight);
    const before = await height();
    await page
      .locator("main h2")
      .first()
      .evaluate(({ parentElement: text }) => {
        const section = document.createElement("section");
        section.append(...(text?.childNodes ?? []));
        text?.append(section);
      });
    expect(await height()).toBe(before);
    await page.goto(`${origin}/site/posts/first/`);
    expect(
      await page
        .locator("main td")
        .first()
        .evaluate((cell) => parseFloat(getComputedStyle(cell).paddingTop)),
    ).toBeGreaterThan(4);
    await expectAccessible(page);
  });

  test("shows a photo in its size, under a policy that allows the host", async ({ page }) => {
    await page.goto(`${origin}/site/photo/`);
    const photo = page.getByRole("img", { name: "The team" });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const [width, natural] = await photo.evaluate((image: HTMLImageElement) => [image.clientWidth, image.naturalWidth]);
    expect(width).toBeGreaterThan(Math.min(natural ?? 0, 200) - 1);
    await expect(photo).toHaveCSS("opacity", "1");
    const policy = page.locator("meta[http-equiv=Content-Security-Policy]");
    expect(await policy.getAttribute("content")).toMatch(/connect-src 'self' https:\/\/stats\.example/);
    // A narrow one loads a narrow file.
    const narrow = page.getByRole("img", { name: "A face" });
    await expect(narrow).toHaveJSProperty("clientWidth", 44);
    const fileWidth = await narrow.evaluate(async ({ currentSrc }: HTMLImageElement) => {
      const file = new Image();
      file.src = currentSrc;
      await file.decode();
      return file.naturalWidth;
    });
    expect(fileWidth).toBeLessThanOrEqual(200);
  });

  test.describe("form", () => {
    const message = "A question & an answer";

    /** Opens the page with the form; the service responds with a status, or can't be reached. Returns what it is sent. */
    async function open(page: Page, status?: number): Promise<string[]> {
      const sent: string[] = [];
      await page.route("https://forms.example/**", async (route) => {
        sent.push(route.request().postData() ?? "");
        if (!status) return route.abort("internetdisconnected");
        return route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, body: "{}" });
      });
      await page.goto(`${origin}/site/recipe-form/`);
      return sent;
    }

    async function send(page: Page): Promise<void> {
      await page.locator("[name=name]").fill("A visitor");
      await page.locator("[name=email]").fill("visitor@example.com");
      await page.locator("[name=message]").fill(message);
      await page.locator("main form [type=submit]").click();
    }

    test("sends the fields, says so in a toast, and is emptied", async ({ page }) => {
      const sent = await open(page, 200);
      await page.locator("[name=name]").focus();
      await expect(page.locator("gatsby-island[data-hydrated]")).toHaveCount(1);
      await send(page);
      // The toast area hydrates because a toast is sent.
      await expect(page.getByRole("region", { name: labels.notifications })).not.toBeEmpty();
      for (const field of await page.locator("main form [name]").all()) await expect(field).toHaveValue("");
      await expect(page).toHaveURL(/\/recipe-form\/$/);
      expect(sent).toEqual([expect.stringMatching(/visitor@example\.com[^]*A question & an answer/)]);
    });

    for (const colorScheme of ["light", "dark"] as const) {
      test(`keeps what was typed when it is refused, and names the e-mail address, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await open(page, 422);
        await hydrate(page);
        await send(page);
        await expect(page.getByRole("alert")).toContainText(site.email);
        await expect(page.locator("[name=message]")).toHaveValue(message);
        await expectAccessible(page);
      });
    }

    test("says at once that there is no network, and keeps what was typed", async ({ page, context }) => {
      await open(page);
      await hydrate(page);
      await context.setOffline(true);
      await send(page);
      await expect(page.getByRole("alert")).toContainText(site.email);
      await expect(page.locator("[name=message]")).toHaveValue(message);
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test("is sent by the browser", async ({ page }) => {
        const sent = await open(page, 200);
        await send(page);
        await expect(page).toHaveURL(/^https:\/\/forms\.example\//);
        expect(new URLSearchParams(sent[0]).get("message")).toBe(message);
      });
    });
  });
});
