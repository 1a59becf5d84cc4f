/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { site } from "../site";
import * as texts from "./index";
import { type Content, contentDiagnostics, fileOf } from "./rules";

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
  ["a tab", (copy) => (copy.records[0].features[1] = "a\tb"), "records[0].features[1] has a control character"],
  ["a long text", (copy) => (copy.hero.heading = "long ".repeat(20) + "."), "its place on the page holds 48"],
  ["an address without a host", (copy) => (copy.records[0].link = "https://"), "records[0].link is “https://”"],
  ["a title twice", (copy) => (copy.records[1].title = "First"), "records[].title has"],
  ["a headline's long word", (copy) => (copy.hero.heading = "Oprogramowanie."), "has “Oprogramowanie”, wider than"],
  [
    "a long word in a language without spaces",
    (copy) => {
      copy.site.language = "th";
      copy.hero.heading = "ยินดีต้อนรับประชาสัมพันธ์";
    },
    "wider than",
  ],
  [
    "a translation whose language is not a tag",
    (copy) => (copy.site.translations = [{ language: "german", name: "Deutsch", url: "https://example.com/de/" }]),
    "src/site.ts: site.translations[0].language is “german”",
  ],
  [
    "a date that does not exist",
    (copy) => (copy.site.securityTextExpires = "2027-13-01T00:00:00Z"),
    "src/site.ts: site.securityTextExpires is no date",
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
