import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import sharp from "sharp";

import { sections } from "../../src/content/sections";
import { site } from "../../src/site";
import { icons } from "./icons";
import { writeFindableFiles } from "./writeFindableFiles";

const prefixes = ["", "/site"] as const;
const folders = new Map<string, string>();

beforeAll(async () => {
  for (const pathPrefix of prefixes) {
    const folder = await mkdtemp(path.join(os.tmpdir(), "findable-"));
    folders.set(pathPrefix, folder);
    await writeFindableFiles({ folder, pathPrefix });
  }
}, 60_000);

afterAll(async () => {
  for (const folder of folders.values()) await rm(folder, { recursive: true });
});

const read = (prefix: string, name: string): Promise<Buffer> => readFile(path.join(folders.get(prefix) ?? "", name));

const text = async (prefix: string, name: string): Promise<string> => (await read(prefix, name)).toString("utf8");

describe.each(prefixes)("the findable files under the prefix %p", (prefix) => {
  const home = `${site.url}${prefix}/`;

  it("have a share image of the size that the head announces", async () => {
    const { format, width, height } = await sharp(await read(prefix, "share.png")).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
  });

  it("have icons of the sizes they say", async () => {
    for (const { file, size } of icons) {
      const { format, width, height } = await sharp(await read(prefix, file)).metadata();
      expect([file, format, width, height]).toEqual([file, "png", size, size]);
    }
  });

  it("have square icons without transparency where a system cuts them", async () => {
    for (const { file } of icons.filter((icon) => /touch|maskable/.test(icon.file))) {
      expect([file, (await sharp(await read(prefix, file)).stats()).isOpaque]).toEqual([file, true]);
    }
  });

  it("have the mark within the safe zone of a maskable icon (Web App Manifest, “Icon masks”)", async () => {
    for (const { file, size } of icons.filter(({ purpose }) => purpose === "maskable")) {
      const pixels = await sharp(await read(prefix, file))
        .removeAlpha()
        .raw()
        .toBuffer();
      let strays = 0;
      for (let pixel = 0; pixel < size * size; pixel += 1) {
        const [x, y] = [(pixel % size) + 0.5 - size / 2, Math.floor(pixel / size) + 0.5 - size / 2];
        const isDrawn = pixels.compare(pixels, 0, 3, pixel * 3, pixel * 3 + 3) !== 0;
        if (isDrawn && Math.hypot(x, y) > size * 0.4) strays += 1;
      }
      expect([file, strays]).toEqual([file, 0]);
    }
  });

  it("have a manifest with what an installable page needs, below the prefix", async () => {
    const manifest = JSON.parse(await text(prefix, "manifest.webmanifest")) as {
      [member: string]: unknown;
      icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
    };
    for (const member of ["name", "short_name", "description", "lang"])
      expect(manifest[member]).toEqual(expect.any(String));
    for (const member of ["id", "start_url", "scope"]) expect(manifest[member]).toBe(`${prefix}/`);
    for (const member of ["theme_color", "background_color"]) expect(manifest[member]).toMatch(/^#[0-9a-f]{6}$/);
    expect(["browser", "minimal-ui", "standalone", "fullscreen"]).toContain(manifest["display"]);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
    );
    const written = [...(await readdir(folders.get(prefix) ?? "")), ...(await readdir("static"))];
    for (const { src, type } of manifest.icons) {
      expect(src.slice(0, prefix.length + 1)).toBe(`${prefix}/`);
      expect(written).toContain(src.slice(prefix.length + 1));
      expect(type).toBe(src.endsWith(".svg") ? "image/svg+xml" : "image/png");
    }
  });

  it("have a sitemap with the root alone, and a robots.txt that leads to it", async () => {
    const xml = await text(prefix, "sitemap.xml");
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
    );
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([`<loc>${home}</loc>`]);
    expect(await text(prefix, "robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`);
  });

  it("have the page as Markdown: one h1, an h2 for each section below it, no level left out", async () => {
    const markdown = await text(prefix, "index.md");
    const levels = [...markdown.matchAll(/^(#+) /gm)].map(([, marks = ""]) => marks.length);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level) => level === 2)).toHaveLength(sections.length - 1);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
    expect(markdown).toContain(`(<${home}>)`);
    expect(markdown).not.toMatch(/undefined|\[object/);
  });

  it("have an llms.txt of the proposed form, whose own links stay below the prefix", async () => {
    const lines = (await text(prefix, "llms.txt")).split("\n");
    expect(lines[0]).toMatch(/^# \S/);
    expect(lines[2]).toMatch(/^> \S/);
    const links = lines.flatMap((line) => /^- \[[^\]]+\]\(<(https:[^>]+)>\)/.exec(line)?.[1] ?? []);
    expect(links.filter((link) => link.startsWith(site.url)).every((link) => link.startsWith(home))).toBe(true);
    expect(links).toContain(`${home}index.md`);
  });

  it("say who made the site", async () => {
    expect(await text(prefix, "humans.txt")).toContain(site.legalName);
  });
});

it("writes equal bytes from equal sources", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "findable-"));
  await writeFindableFiles({ folder, pathPrefix: "" });
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  expect(names).toHaveLength(8 + icons.length);
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name));
    expect([name, bytes.equals(await read("", name))]).toEqual([name, true]);
  }
  await rm(folder, { recursive: true });
}, 60_000);

it("refuses a prefix that is no path", async () => {
  await expect(writeFindableFiles({ folder: os.tmpdir(), pathPrefix: "site" })).rejects.toThrow("PATH_PREFIX");
});

it("fails as a whole where drawings fail: a rejection that nobody waits for yet would end Gatsby in its own words", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "findable-"));
  for (const name of ["src", "static"]) await cp(name, path.join(folder, name), { recursive: true });
  await writeFile(path.join(folder, "static", "favicon.svg"), "<svg/>");
  const script = `process.on("unhandledRejection", () => console.log("unheard"));
    const { writeFindableFiles } = require(${JSON.stringify(path.resolve("build/findable/writeFindableFiles.ts"))});
    writeFindableFiles({ folder: "public", pathPrefix: "" }).catch(({ message }) => console.log(message));`;
  const tsx = path.resolve("node_modules", "tsx", "dist", "cli.mjs");
  const { stdout } = spawnSync(process.execPath, [tsx, "-e", script], { cwd: folder, encoding: "utf8" });
  expect(stdout).toMatch(/^static\/favicon\.svg .* viewBox="0 0 24 24"\.\n$/);
  await rm(folder, { recursive: true });
});
