/** Builds copies of the site: one as it is, and one below a path prefix with a page more. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";

import { expect, test } from "@playwright/test";

import { serve } from "../scripts/serve";
import { site } from "../src/site";

const page = `
import type { HeadFC } from "gatsby";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
export default function PrivacyPage() {
  return <Layout><div className="page-width"><h1>Privacy</h1></div></Layout>;
}
export const Head: HeadFC = ({ location }) => <Seo title="Privacy" path={location.pathname} />;
`;

/** Links every file of node_modules, so that modules have the same paths as in the checkout: script names depend on them. */
function linkPackages(folder: string): void {
  for (const entry of readdirSync("node_modules", { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    mkdirSync(path.join(folder, entry.parentPath), { recursive: true });
    linkSync(file, path.join(folder, file));
  }
}

/** Copies the site into a folder that Git ignores, and builds it there. */
async function build(name: string, prefix: string, pages: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.resolve(".cache-builds", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ignored = [".git", ...readFileSync(".gitignore", "utf8").split("\n")].map((line) => line.replace(/\/$/, ""));
  for (const file of readdirSync(".").filter((name) => !ignored.includes(name)))
    cpSync(file, path.join(folder, file), { recursive: true });
  linkPackages(folder);
  for (const [file, text] of Object.entries(pages)) writeFileSync(path.join(folder, "src/pages", file), text);
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    PATH_PREFIX: prefix,
    GATSBY_TELEMETRY_DISABLED: "1",
    GATSBY_ADAPTERS_MANIFEST: "module.exports=[]",
  };
  await promisify(execFile)(process.execPath, ["node_modules/gatsby/cli.js", "build", "--prefix-paths"], {
    cwd: folder,
    env: environment as unknown as NodeJS.ProcessEnv,
    maxBuffer: 1e8,
  });
  return path.join(folder, "public");
}

function digests(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), createHash("sha256").update(readFileSync(file)).digest("hex")];
    }),
  );
}

test.describe("equal sources", () => {
  test("give equal bytes", async () => {
    test.setTimeout(900_000);
    const again = await build("again", "", {});
    const built = digests(again);
    rmSync(path.dirname(again), { recursive: true });
    expect(built).toEqual(digests("public"));
  });
});

test.describe("a new page and a path prefix", () => {
  test("need nothing but the file and PATH_PREFIX", async ({ page: tab }) => {
    test.setTimeout(900_000);
    const folder = await build("prefix", "/site", { "privacy.tsx": page });
    const server = await serve(folder, 0, "/site");
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    try {
      const missing: string[] = [];
      tab.on("response", (response) => {
        if (response.status() >= 400) missing.push(response.url());
      });
      for (const address of ["/site/", "/site/privacy"]) {
        expect((await tab.goto(origin + address))?.status()).toBe(200);
        await expect(tab.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}${address}`);
        await tab.mouse.move(300, 300);
        await expect
          .poll(() =>
            tab.evaluate(() =>
              performance.getEntriesByType("resource").some(({ name }) => name.includes("islands-hydrate")),
            ),
          )
          .toBe(true);
      }
      await tab.getByRole("link", { name: site.name }).first().click();
      await expect(tab).toHaveURL(`${origin}/site/`);
      expect(missing).toEqual([]);
      const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
      expect(read("sitemap-0.xml")).toContain(`<loc>${site.url}/site/privacy</loc>`);
      expect(read("llms.txt")).toContain(`${site.url}/site/privacy.md`);
      expect(read("privacy.md")).toContain("# Privacy");
      expect(existsSync(path.join(folder, "privacy/index.html.br"))).toBe(true);
    } finally {
      server.close();
      rmSync(path.dirname(folder), { recursive: true });
    }
  });
});
