/** What a host is given: headers, sizes, valid markup, and the licences of others. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";

import { dependencies } from "../package.json";
import { builtFolder as folder } from "../scripts/builtFolder";
import { filesIn } from "../scripts/filesIn";
import { policy as options } from "../src/policy";
import { site } from "../src/site";
import { languageAttributes } from "../src/text/languageAttributes";

const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
/** The bytes that are sent: hosts compress text. */
function sizeOf(file: string): number {
  const content = readFileSync(path.join(folder, file));
  return (/\.(html|js|svg)$/.test(file) ? brotliCompressSync(content) : content).length;
}

const files = (): readonly string[] => filesIn(folder);
const entry = (): string => /<script src="\/([^"]+)"/.exec(read("index.html"))?.[1] ?? "";
const filesOf = (type: string): readonly string[] => files().filter((file) => file.endsWith(`.${type}`));

test.skip(({ browserName }) => browserName !== "chromium", "files are the same for every browser");

test.describe("first view", () => {
  test("has a script of at most 3 KB", () => {
    expect(sizeOf(entry())).toBeLessThanOrEqual(3_000);
  });
});

test.describe("what hydrates", () => {
  test("has at most 110 KB", () => {
    const later = filesOf("js").filter((file) => file !== entry());
    expect(later.reduce((total, file) => total + sizeOf(file), 0)).toBeLessThanOrEqual(110_000);
  });
});

test.describe("security", () => {
  test("headers of every response forbid frames and guessed types", () => {
    const [every = ""] = read("_headers").split(/\n(?=\S)/);
    expect(every).toMatch(/^\/\*\n/);
    expect(every).toMatch(/^ {2}Content-Security-Policy: .*frame-ancestors 'none'/m);
    expect(every).toMatch(/^ {2}X-Content-Type-Options: nosniff$/m);
  });

  test("headers of every text file name its charset", () => {
    const named = read("_headers").match(/^\/.*(?=\n {2}Content-Type: text\/plain; charset=utf-8$)/gm);
    expect(named).toEqual(expect.arrayContaining(filesOf("txt").map((file) => encodeURI(`/${file}`))));
  });

  test("policy of every page allows nothing but what it names", () => {
    for (const file of filesOf("html")) {
      const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(file)) ?? [];
      for (const name of ["default-src", "base-uri", "form-action"])
        expect(policy?.split("; "), file).toContain(
          [name, ...((options.directives as Readonly<Record<string, readonly string[]>>)[name] ?? ["'none'"])].join(
            " ",
          ),
        );
      const [, scripts] = /(?:^|; )script-src ([^;]*)/.exec(policy ?? "") ?? [];
      expect(
        // A photo brings a script of its own into the page, allowed by its hash.
        scripts
          ?.split(" ")
          .filter(
            (source) =>
              !(options.directives["script-src"] ?? []).some((each) => each === source) &&
              !source.startsWith("'sha256-"),
          ),
        file,
      ).toEqual(["'self'"]);
      if (options.trustedTypes && !scripts?.includes("'sha256-"))
        expect(policy, file).toContain("require-trusted-types-for 'script'");
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
        // Safari takes a list without marks for none: https://bugs.webkit.org/show_bug.cgi?id=170179
        "no-redundant-role": "off",
        // Radix writes the toast area's role="region" itself; a <section> in its place would not be Radix's.
        "prefer-native-element": "off",
        // Gatsby's root element has underscores in its id.
        "valid-id": ["error", { relaxed: true }],
        "aria-label-misuse": ["error", { allowAnyNamable: true }],
      },
    });
    for (const file of filesOf("html")) {
      // A script of gatsby-plugin-image gives a photo its src.
      const { results } = await validator.validateString(read(file).replaceAll(" data-src=", " src="));
      const messages = results.flatMap((result) => result.messages);
      expect(messages.map(({ ruleId, message, line }) => `${file} ${line}: ${ruleId}: ${message}`)).toEqual([]);
    }
  });
});

test.describe("viewport", () => {
  test("of every page is as wide as the screen of a phone", () => {
    for (const file of filesOf("html")) expect(read(file)).toMatch(/<meta name="viewport" content="width=device-width/);
  });
});

test.describe("language", () => {
  test("of every page is that of the site, and so are its direction and script", () => {
    for (const file of filesOf("html")) {
      const [start = ""] = /<html[^>]*>/.exec(read(file)) ?? [];
      for (const [name, value] of Object.entries(languageAttributes(site.language)))
        expect(start, file).toContain(` ${name}="${value}"`);
    }
  });
});

test.describe("share image", () => {
  test("has the size that the page gives", () => {
    const image = readFileSync(path.join(folder, "share.png"));
    const sizeIn = (side: string): number =>
      Number(new RegExp(`property="og:image:${side}" content="(\\d+)"`).exec(read("index.html"))?.[1]);
    // PNG, 11.2.2: the header's width and height.
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([sizeIn("width"), sizeIn("height")]);
  });
});

test.describe("sitemap", () => {
  test("names every page but those that are kept out of search engines", () => {
    const names = read("sitemap.xml");
    for (const file of filesOf("html").filter((name) => !/^404(?:\.|\/)/.test(name))) {
      const isIndexed = !/<meta name="robots" content="[^"]*noindex/.test(read(file));
      expect([file, names.includes(`/${file.replace("index.html", "")}</loc>`)]).toEqual([file, isIndexed]);
    }
  });
});

test.describe("licences", () => {
  test("name what visitors are sent", () => {
    const names = (JSON.parse(read("licences.json")) as readonly { readonly name: string }[]).map(({ name }) => name);
    const sent = ["react", "react-dom", "lucide-react", "tailwindcss"];
    const typefaces = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"));
    expect(names).toEqual(expect.arrayContaining([...sent, ...typefaces]));
  });
});

test.describe("output", () => {
  test("has nothing that only a build needs", () => {
    expect(files().filter((file) => /\.map$|page-data|webpack|\.tsx?$/.test(file))).toEqual([]);
  });
});
