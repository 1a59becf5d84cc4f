/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import * as texts from "../content";
import { site } from "../site";
import type * as Rules from "./content";
import { type Content, contentDiagnostics, fileOf } from "./content";

const content: Content = { ...texts, site };

/** Lists with the fields that rules know; another company's content may have none of them. */
const lists = {
  records: [{ title: "First", features: ["a", "b"], link: "https://example.com/first" }, { title: "Second" }],
};

/** Returns the content and the lists with a change, as an owner may have typed it. */
function changed(change: (copy: Record<string, never>) => void): Content {
  const copy = structuredClone({ ...content, ...lists }) as unknown as Record<string, never>;
  change(copy);
  return copy as unknown as Content;
}

/* eslint-disable @typescript-eslint/no-explicit-any -- what types refuse is tried here */
const cases: readonly (readonly [string, (copy: any) => void, string])[] = [
  ["an empty text", (copy) => (copy.records[0].title = " "), "src/content: records[0].title is empty."],
  ["a space at the end", (copy) => (copy.hero.lede = "A lede "), "src/content/hero.ts: hero.lede begins or ends"],
  ["two spaces", (copy) => (copy.hero.lede = "A  lede"), "two spaces in a row"],
  ["a tab", (copy) => (copy.records[0].features[1] = "a\tb"), "records[0].features[1] has U+0009 after “a”"],
  ["a long text", (copy) => (copy.hero.heading = "long ".repeat(20) + "."), "its place on the page holds 48"],
  ["an address without a domain", (copy) => (copy.records[0].link = "https://"), "records[0].link is “https://”"],
  ["a title twice", (copy) => (copy.records[1].title = "First"), "records[].title has"],
  [
    "a headline's long word",
    (copy) => (copy.hero.heading = "Oprogramowanie."),
    "has “Oprogramowanie”, wider than a phone. Write a shorter word, or \\u00ad",
  ],
  [
    "a long word in a language without spaces",
    (copy) => {
      copy.site.language = "th";
      copy.hero.heading = "ยินดีต้อนรับทรัพยากรธรรมชาติ";
    },
    "or \\u200b where it may divide",
  ],
  [
    "a translation whose language is not a tag",
    (copy) => (copy.site.translations = [{ language: "german", name: "Deutsch", url: "https://example.com/de/" }]),
    "src/site.ts: site.translations[0].language is “german”",
  ],
  [
    "a translation in the language of the site",
    (copy) => {
      copy.site.language = "en-GB";
      copy.site.translations = [{ language: "en", name: "English", url: "https://example.com/en/" }];
    },
    "src/site.ts: site.translations[0].language is “en”, and “en-GB” is the same language",
  ],
  [
    "two translations in one language",
    (copy) =>
      (copy.site.translations = ["de", "de-AT"].map((language) => ({
        language,
        name: language,
        url: "https://a.example/",
      }))),
    "site.translations[1].language is “de-AT”",
  ],
  [
    "a translation whose language is not in its usual form",
    (copy) => (copy.site.translations = [{ language: "en-gb", name: "English", url: "https://example.com/en/" }]),
    "src/site.ts: site.translations[0].language is “en-gb”",
  ],
  ...["2027-13-01T00:00:00Z", "2027-02-30T00:00:00Z", "soon"].map(
    (date) =>
      [
        `the date ${date}`,
        (copy: any) => (copy.site.securityTextExpires = date),
        `src/site.ts: site.securityTextExpires is “${date}”, which is no date`,
      ] as const,
  ),
  [
    "a date in years",
    (copy) => (copy.site.securityTextExpires = "2999-01-01T00:00:00Z"),
    "src/site.ts: site.securityTextExpires is “2999-01-01T00:00:00Z”. Write a day within a year",
  ],
  [
    "an e-mail address as programs write it",
    (copy) => (copy.site.email = "info@xn--bcher-kva.example"),
    "Write it as people read it: info@bücher.example",
  ],
  ["a domain in capitals", (copy) => (copy.site.url = "https://Example.com"), "src/site.ts: site.url is"],
  ["an id that the top bar has", (copy) => (copy.sections[0].id = "menu"), "sections[0].id is “menu”, which the page"],
  [
    "an id that a heading has",
    (copy) => (copy.sections[0].id = `${copy.sections[1].id}-heading`),
    "which the page itself has",
  ],
  [
    "an id that a list of ids would divide",
    (copy) => (copy.sections[0].id = "our services"),
    "src/content/sections.ts: sections[0].id is “our services”",
  ],
  [
    "a page in the menu whose address hosts redirect",
    (copy) => (copy.menu = [{ href: "/privacy?a#b", label: "Privacy" }]),
    "src/content/sections.ts: menu[0].href is “/privacy?a#b”. Write “/privacy/?a#b”",
  ],
  ["a wrong e-mail address", (copy) => (copy.site.email = "nobody@home"), "src/site.ts: site.email is “nobody@home”"],
  ["an address with a path", (copy) => (copy.site.url = "https://example.com/site"), "src/site.ts: site.url is"],
  ["a language that is not a tag", (copy) => (copy.site.language = "en_GB"), "src/site.ts: site.language is"],
  ["a year to come", (copy) => (copy.site.foundedIn = 3000), "src/site.ts: site.foundedIn is 3000"],
];

const rightCases: readonly (readonly [string, (copy: any) => void])[] = [
  [
    "an owner's list with fields of any length",
    (copy) => (copy.offices = [{ value: "Lisbon, ".repeat(30) + "Porto" }]),
  ],
  [
    "a headline with a hyphen",
    (copy) => (copy.hero.heading = "Oprogramo-wanie und Soft\u00adware\u00adent\u00adwicklung"),
  ],
  ["a language with a choice of digits", (copy) => (copy.site.language = "ar-JO-u-nu-latn")],
  [
    "a domain with letters of its language",
    (copy) => {
      copy.site.url = "https://www.bücher.example";
      copy.site.email = "info@bücher.example";
    },
  ],
  ["the same domain as programs write it", (copy) => (copy.site.url = "https://www.xn--bcher-kva.example")],
  ["an address with signs", (copy) => (copy.site.email = "what?x#y%z@a.example")],
  [
    "translations of one language for two places",
    (copy) => {
      copy.site.language = "pt-PT";
      copy.site.translations = [{ language: "pt-BR", name: "Português", url: "https://example.com/br/" }];
    },
  ],
  ["ids in any language", (copy) => (copy.sections[0].id = "über-uns_2")],
  [
    "a page, a file and another site in the menu",
    (copy) =>
      (copy.menu = ["/", "/privacy/#data", "/prices.pdf", "https://example.com/a"].map((href) => ({
        href,
        label: href,
      }))),
  ],
  ["a headline's word with marks", (copy) => (copy.hero.heading = "مُؤَسَّسَاتُنَا")],
  [
    "a headline without spaces",
    (copy) => {
      copy.site.language = "ja";
      copy.hero.heading = "航路を守るソフトウェアを、私たちは作る。";
    },
  ],
  [
    "a long word of wide characters, between which a line may break",
    (copy) => {
      copy.site.language = "ja";
      copy.hero.heading = "コンピューターグラフィックス";
    },
  ],
];
/* eslint-enable */

describe("content rules", () => {
  it("reports nothing for the present content", () => {
    expect(contentDiagnostics(content)).toEqual([]);
  });

  it.each(cases)("reports %s", (_name, change, message) => {
    expect(contentDiagnostics(changed(change)).join("\n")).toContain(message);
  });

  it("names a language that is none, although the content writes numbers in it", () => {
    jest.isolateModules(() => {
      jest.doMock("../site", () => ({ site: { ...site, language: "en_GB" } }));
      const { contentDiagnostics: diagnostics } = jest.requireActual<typeof Rules>("./content");
      expect(diagnostics()).toEqual([expect.stringContaining("src/site.ts: site.language is “en_GB”")]);
    });
  });

  it("names the file of a text, whatever folder is beside it", () => {
    const [before, site] = [process.cwd(), mkdtempSync(path.join(os.tmpdir(), "content-"))];
    mkdirSync(path.join(site, "src/content/archive"), { recursive: true });
    cpSync("src/content/hero.ts", path.join(site, "src/content/hero.ts"));
    process.chdir(site);
    expect(fileOf("hero")).toBe("src/content/hero.ts");
    process.chdir(before);
    rmSync(site, { recursive: true });
  });

  it.each(rightCases)("accepts %s", (_name, change) => {
    expect(contentDiagnostics(changed(change))).toEqual([]);
  });
});
