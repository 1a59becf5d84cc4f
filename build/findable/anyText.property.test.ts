/** Any text in any field survives what is written beside the page: linked data, Markdown, signposts, sitemap, share image. */
import fc from "fast-check";

import { oddExamples, oddText, rewriteTexts } from "../../tools/jest/oddTexts";
import { faces } from "../fonts/faces";
import { oneLine } from "./oneLine";
import { outline } from "./outlines";
import { sitemap } from "./sitemap";

interface Written {
  readonly texts: readonly string[];
  readonly data: object;
  readonly inline: string;
  readonly manifest: { readonly name: string };
  readonly lines: Readonly<Record<"index.md" | "llms.txt" | "humans.txt", string>>;
}

const home = "https://example.com/";

/** Writes everything with other words, in a registry of modules of its own. */
async function write(rewrite: (index: number) => string): Promise<Written> {
  let written: Written | undefined;
  await jest.isolateModulesAsync(async () => {
    const { contentModules } = await import("../content/modules");
    const texts = rewriteTexts(contentModules, rewrite);
    const data = (await import("./structuredData")).structuredData("");
    written = {
      texts,
      data,
      inline: (await import("./toInlineJson")).toInlineJson(data),
      manifest: JSON.parse((await import("./manifest")).manifest("")) as Written["manifest"],
      lines: {
        "index.md": (await import("./pageMarkdown")).pageMarkdown(home),
        "llms.txt": (await import("./llms")).llms(home),
        "humans.txt": (await import("./humans")).humans(),
      },
    };
  });
  if (!written) throw new Error("nothing was written");
  return written;
}

/** What a reader of Markdown sees: escapes stand for their character. */
const seen = (markdown: string): string => markdown.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** What begins each line; content may begin none. */
const beginnings = (markdown: string): string[] =>
  markdown.split("\n").map((line) => /^(#{1,4} |- \*\*|- \[|- |> |\*\*|\[|$)?/.exec(line)?.[0] ?? "");

describe("everything beside the page, with any text in any field", () => {
  let plain: Written;
  const files = ["index.md", "llms.txt", "humans.txt"] as const;

  beforeAll(async () => {
    plain = await write((index) => `word ${index} of many.`);
  });

  function expectWhole(written: Written): void {
    expect(written.inline).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written.inline)).toEqual(written.data);
    const said = JSON.stringify(plain.data);
    const values = JSON.stringify(written.data);
    for (const [index, text] of written.texts.entries()) {
      const mark = `word ${index} of many.`;
      if (said.includes(mark)) expect(values).toContain(JSON.stringify(text).slice(1, -1));
      for (const file of files) {
        const shown = file === "humans.txt" ? written.lines[file] : seen(written.lines[file]);
        if (plain.lines[file].includes(mark)) expect(shown).toContain(oneLine(text));
      }
      if (plain.manifest.name === mark) expect(written.manifest.name).toBe(text);
    }
    for (const file of files) expect(beginnings(written.lines[file])).toEqual(beginnings(plain.lines[file]));
  }

  it.each(oddExamples.map((example) => [example.slice(0, 24), example]))("survives %s", async (_name, example) => {
    expectWhole(await write((index) => `${example}·${index}`));
  });

  it("survives whatever else comes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(oddText, { minLength: 60, maxLength: 120 }), async (texts) => {
        expectWhole(await write((index) => `${texts[index % texts.length]}·${index}`));
      }),
      { numRuns: 8, seed: 2019, endOnFailure: true },
    );
  });

  it("survives in the sitemap, whatever an address holds", () => {
    const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
    fc.assert(
      fc.property(fc.array(oddText), (addresses) => {
        const xml = sitemap(addresses);
        const found = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = ""]) => text);
        expect(found.map((text) => text.replace(/&(\w+);/g, (_, name: string) => signs[name] ?? ""))).toEqual(
          addresses,
        );
        expect(xml.match(/<(?!\/?(urlset|url|loc|\?xml)\b)/g)).toBeNull();
      }),
      { numRuns: 300, seed: 2019 },
    );
  });

  it("is drawn on the share image, or the complaint names the character", async () => {
    const texts = [...oddExamples, ...fc.sample(oddText, { numRuns: 12, seed: 2019 })];
    const [display] = faces;
    if (!display) throw new Error("build/fonts/faces.ts has no face");
    for (const text of texts) {
      const drawn = await outline(display, 0, [text]).catch(({ message }: Error) => message);
      if (typeof drawn === "string") expect(drawn).toMatch(/^The share image can't draw "/);
      else expect(drawn[0]?.width).toBeGreaterThanOrEqual(0);
    }
  });
});
