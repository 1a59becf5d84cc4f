/** What a visitor pays, in bytes as a host sends them. */
import { readFileSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";

import { parse, type Root, type Rule } from "postcss";

import { compileHint } from "../../build/gatsby/clientBundle";
import { securityHeaders } from "../../build/headers";
import { readStyle, readStyleHash } from "../../build/styleHash";
import { isIdle, resetsOf } from "../../build/theme/idleResets";
import { compress, files, folder, pages, read, weigh, weighAll } from "./built";

const kB = 1_000;
const scripts = files.filter((name) => name.endsWith(".js"));
const fonts = files.filter((name) => name.endsWith(".woff2"));
const entries = scripts.filter((name) => read("index.html").includes(`/${name}"`));
const later = scripts.filter((name) => !entries.includes(name));

/** What a server sends before it must wait for an answer: ten segments of Ethernet's usual size (RFC 6928, section 2). */
const firstFlight = 10 * 1_460;

/** Room for the status line and for headers that the host adds of its own accord: type, length, date, cache and entity tag. */
const otherHeaders = 450;

/** Compares with a budget, so that a failure says by how much, and what to do. */
function expectWithin(budget: number, bytes: number, advice: string): void {
  const over = bytes > budget ? [`${bytes} bytes, ${bytes - budget} over the budget of ${budget}: ${advice}`] : [];
  expect(over).toEqual([]);
}

describe("the first view", () => {
  it("fetches one script of at most 3 kB", () => {
    expect(entries).toHaveLength(1);
    expectWithin(3 * kB, weighAll(entries), "import nothing in src/gatsby/entry.ts that can wait for the first move");
  });

  it("fetches at most 32 kB of HTML, its style sheet included", () => {
    expectWithin(32 * kB, weigh("index.html"), "look for what repeats: class lists, drawings, rules that nothing uses");
  });

  it("has the hero's words and links whole with the first round trip", async () => {
    const lines = Object.entries(securityHeaders(await readStyleHash(folder))).map((line) => `${line.join(": ")}\r\n`);
    const arrived = compress("index.html").subarray(0, firstFlight - lines.join("").length - otherHeaders);
    const html = brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    // The globe stands behind the words. If it is missing, look for what has come to stand before the hero, in head or body.
    expect(html.match(/<h1|<div class="hero-globe/g)).toEqual(["<h1", '<div class="hero-globe']);
  });

  it("fetches at most three fonts, at most 40 kB", () => {
    expect(fonts.length).toBeLessThanOrEqual(3);
    expect(fonts.length).toBeGreaterThan(0);
    expectWithin(40 * kB, weighAll(fonts), "pin an axis or drop a feature in build/fonts/faces.ts");
  });

  it.each(fonts)("has %s whole with one round trip", (font) => {
    expectWithin(firstFlight - otherHeaders, weigh(font), "pin an axis or drop a feature in build/fonts/faces.ts");
  });

  it("fetches at most 75 kB in all", () => {
    const all = ["index.html", ...entries, ...fonts, "favicon.svg"];
    expectWithin(75 * kB, weighAll(all), "the budgets above say where to look");
  });
});

describe.each(pages)("the markup of %s", (page) => {
  it("has no comment", () => {
    // React parts neighbouring texts with one. Write them as one: {`${name}, ${place}`} instead of {name}, {place}.
    expect(read(page).match(/.{0,40}<!--.*?-->/g)).toBeNull();
  });

  it("has nothing that no browser reads", () => {
    // src/gatsby/head.tsx and src/gatsby/renderPage.tsx take off what Gatsby and React put there.
    expect(read(page).match(/ data-gatsby-head=| focusable=|<\/li>/g)).toBeNull();
  });

  it("leaves it to the style sheet how an icon is drawn", () => {
    const glyphs = read(page).match(/<g id="icon-.*?<\/g>/g) ?? [];
    expect(glyphs.length).toBeGreaterThan(0);
    // The frame that the library puts around a drawing is taken off in build/mergeLines.ts.
    expect(glyphs.filter((glyph) => /<svg|stroke|class=/.test(glyph))).toEqual([]);
  });
});

describe("the style sheet", () => {
  const markup = pages.map((page) => read(page).replace(/<style.*?<\/style>/gs, "")).join("");
  const lists = [...markup.matchAll(/\sclass="([^"]*)"/g), ...scripts.flatMap(classNamesIn)].map(([, list]) => list);
  const worn = new Set(lists.flatMap((list) => list?.split(" ") ?? []));
  const leftOut = /@source not inline\("\{(.+)\}"\)/
    .exec(readFileSync("src/styles/global.css", "utf8"))?.[1]
    ?.split(",");

  let sheet: Root;
  beforeAll(async () => {
    sheet = parse(await readStyle(folder));
  });

  function classNamesIn(script: string): RegExpExecArray[] {
    return [...read(script).matchAll(/className:"([^"]*)"/g)];
  }

  it("registers no property that only an idle class needs", () => {
    const needed = new Set<string>();
    sheet.walkRules((rule: Rule) => {
      if (!isOfIdleClass(rule)) for (const [name] of rule.toString().matchAll(/--tw-[\w-]+/g)) needed.add(name);
    });
    const registered: string[] = [];
    sheet.walkAtRules("property", ({ params }) => void registered.push(params));
    expect(registered).toContain("--tw-border-style");
    // Tailwind takes any word of a source for a class: leave it out in src/styles/global.css, or use another word.
    expect(registered.filter((name) => !needed.has(name))).toEqual([]);
  });

  it("gives no property that nothing reads", () => {
    const given = new Set<string>();
    // Tailwind's own are left to it: what stands there by default is read where the next component needs it.
    sheet.walkDecls(/^--(?!tw-|default-)/, ({ prop }) => void given.add(prop));
    const read = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    expect(given).toContain("--ink");
    expect([...given].filter((name) => !read.has(name))).toEqual([]);
  });

  it("resets no element that neither page has", () => {
    const elements = new Set([...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name ?? ""));
    const selectors = resetsOf(sheet).flatMap((rule) => rule.selectors);
    expect(selectors).toContain("h1");
    // See what build/theme/idleResets.ts takes for an element.
    expect(selectors.filter((selector) => isIdle(selector, elements))).toEqual([]);
  });

  it("holds no condition without a rule", () => {
    expect(sheet.toString().match(/@[^{};@]*\{\}/g)).toBeNull();
  });

  it("has every class that an element has", () => {
    expect(leftOut?.length).toBeGreaterThan(0);
    // Take it off the list in src/styles/global.css.
    expect(leftOut?.filter((name) => worn.has(name))).toEqual([]);
  });

  /** Whether a rule is a utility's that no element has, or Tailwind's for browsers that register nothing. */
  function isOfIdleClass({ selector }: Rule): boolean {
    if (selector.startsWith("*")) return true;
    const name = /^\.((?:\\.|[\w-])+)/.exec(selector)?.[1]?.replace(/\\/g, "");
    return name !== undefined && !worn.has(name);
  }
});

describe("after the first move", () => {
  it("fetches at most 105 kB of scripts", () => {
    expectWithin(105 * kB, weighAll(later), "see what a new import weighs, and whether the page needs it at once");
  });

  it("fetches scripts that are compiled while they arrive", () => {
    expect(later.filter((name) => !read(name).startsWith(compileHint))).toEqual([]);
  });

  it("fetches no polyfill", () => {
    const polyfilled = scripts.filter((name) => /core-js|regeneratorRuntime|__core-js_shared__/.test(read(name)));
    // A polyfill here means that "browserslist" in package.json names a browser that lacks something.
    expect(polyfilled).toEqual([]);
  });
});
