/** What a host is given: headers, sizes, valid markup, and the licences of others. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";

import { cachingOfHashed, responseHeaders } from "../finish/headers";
import { dependencies } from "../package.json";
import { policy } from "../src/policy";
import { filesIn } from "./filesIn";
import { builtFolder as folder, htmlFiles } from "./helpers";

const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
const files = (): readonly string[] => filesIn(folder);
const entry = (): string => /<script src="\/(static\/islands-entry-[^"]+)"/.exec(read("index.html"))?.[1] ?? "";
const filesOf = (type: string): readonly string[] => files().filter((file) => file.endsWith(`.${type}`));

test.skip(({ browserName }) => browserName !== "chromium", "files are the same for every browser");

test.describe("first view", () => {
  test("has a script of at most 3 KB", () => {
    // Hosts compress text.
    expect(brotliCompressSync(read(entry())).length).toBeLessThanOrEqual(3_000);
  });
});

test.describe("headers", () => {
  test("of every response are those of the site", async ({ request }) => {
    const expected = Object.entries(responseHeaders(policy.headers)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    for (const address of ["/", "/no-such-page", `/${entry()}`])
      expect((await request.get(address)).headers(), address).toMatchObject(Object.fromEntries(expected));
  });

  test("let browsers keep each file with a hash for a year", async ({ request }) => {
    for (const file of files().filter((name) => name.startsWith("static/"))) {
      expect(file).toMatch(/^static\/[\da-f]{32}\/|-[\dA-Za-z]{8,}\./);
      expect((await request.get(encodeURI(`/${file}`))).headers()["cache-control"], file).toBe(cachingOfHashed);
    }
  });

  test("name the charset of every text file", async ({ request }) => {
    for (const file of filesOf("txt")) {
      const { "content-type": type } = (await request.get(encodeURI(`/${file}`))).headers();
      expect(type, file).toBe("text/plain; charset=utf-8");
    }
  });
});

test.describe("policy of every page", () => {
  const named: readonly string[] = Object.values(policy.directives).flat();
  /** The site itself, and what is in the page: hashes, fonts, placeholders of photos. */
  const ownSource = /^('(none|self|script|unsafe-hashes|sha256-.+)'|data:)$/;

  test("allows the site, what is in the page, and what src/policy.ts names", () => {
    for (const file of filesOf("html")) {
      const [, text = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(file)) ?? [];
      expect(text, file).toContain("default-src");
      const sources = text.split("; ").flatMap((directive) => directive.split(" ").slice(1));
      expect(
        sources.filter((source) => !ownSource.test(source) && !named.includes(source)),
        file,
      ).toEqual([]);
    }
  });
});

test.describe("e-mail addresses", () => {
  // Cloudflare leaves alone what stands between these comments.
  test("of every page are kept from being replaced on their way", () => {
    for (const file of filesOf("html")) {
      const outside = read(file)
        .replace(/<!--email_off-->.*<!--\/email_off-->/s, "")
        .replace(/<script type="application\/ld\+json">.*?<\/script>/s, "");
      expect(outside.match(/mailto:\S{0,40}/g), file).toBeNull();
    }
  });
});

test.describe("markup", () => {
  test("of every page is valid", async () => {
    const validator = new HtmlValidate({
      extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
      rules: {
        "require-sri": "off",
        // Browsers read a ">" in text as one. Markdown leaves it as it is.
        "no-raw-characters": "off",
        // Markdown's columns to the right have align="right".
        "no-deprecated-attr": "off",
        // Safari takes a list without marks for none: https://bugs.webkit.org/show_bug.cgi?id=170179
        "no-redundant-role": "off",
        // Radix writes the toast area's role="region" itself; a <section> in its place would not be Radix's.
        "prefer-native-element": "off",
        // Gatsby's root element has underscores in its id.
        "valid-id": ["error", { relaxed: true }],
        "aria-label-misuse": ["error", { allowAnyNamable: true }],
      },
    });
    for (const file of htmlFiles) {
      // A script of gatsby-plugin-image gives a photo its src.
      const { results } = await validator.validateString(read(file).replaceAll(" data-src=", " src="));
      const messages = results.flatMap((result) => result.messages);
      expect(messages.map(({ ruleId, message, line }) => `${file} ${line}: ${ruleId}: ${message}`)).toEqual([]);
    }
  });
});

test.describe("licences", () => {
  test("name what visitors are sent, each with its text", () => {
    const licences = JSON.parse(read("licences.json")) as readonly {
      readonly name: string;
      readonly licenseText: string;
    }[];
    const names = licences.filter(({ licenseText }) => licenseText).map(({ name }) => name);
    const sent = ["react", "react-dom", "lucide-react", "tailwindcss"];
    const typefaces = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"));
    expect(names).toEqual(expect.arrayContaining([...sent, ...typefaces]));
  });
});

test.describe("output", () => {
  // /404/ would be a second not-found page, with status 200.
  test("has nothing that only a build needs", () => {
    expect(
      files().filter((file) => /\.map$|page-data|webpack|\.tsx?$|^404\/|^_gatsby|^~|chunk-map|slice-data/.test(file)),
    ).toEqual([]);
  });
});
