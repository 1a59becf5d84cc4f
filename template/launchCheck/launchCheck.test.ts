/** @jest-environment node */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { copySite } from "../copySite";
import { launchDiagnostics, type LaunchInput } from "./diagnostics";
import { sampleFacts } from "./sampleFacts";

/** Returns a PNG file as far as its size is told. */
function png(width: number, height: number, length = 1_000): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write("\x89PNG", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const file = "static/share.png";
const sampleImage = png(1200, 630, 2_000);
const sample = {
  company: "Longitude",
  domain: "longitude.example.com",
  names: ["Norrvik Parcel", "Ingrid Haugnes"],
  figures: ["200+", "24/7", "300%"],
  latitudes: ["38.72", "6.45"],
  logo: "A6.2 9.9",
  shareImage: createHash("sha256").update(sampleImage).digest("hex"),
};

/** A site of which nothing is left of the sample. */
const own: LaunchInput = {
  site: {
    name: "Acme",
    url: "https://www.acme.com",
    email: "hello@acme.com",
    copyrightYear: 2027,
    securityTextExpires: "2027-10-31T00:00:00Z",
  },
  content: {
    footer: { privacyPromise: "This page follows nobody." },
    labels: { sampleNote: "These are samples." },
    stats: [{ number: "7+", label: "clients" }],
    projects: [{ title: "A shop", sample: false, link: "https://www.shop.com" }],
  },
  broken: [],
  pages: [{ file: "public/index.html", html: "<p>Acme</p>", text: "Acme" }],
  drawings: { "src/icon.svg": "<svg/>", "src/chart/cities.ts": "latitude: 38.72" },
  shareImage: { file, bytes: png(1200, 630) },
  allowedOrigins: [],
  now: Date.parse("2027-03-01"),
};

const withSite = (change: object): Partial<LaunchInput> => ({ site: { ...own.site, ...change } });
const withContent = (change: object): Partial<LaunchInput> => ({ content: { ...own.content, ...change } });
const withPage = (html: string, text = ""): Partial<LaunchInput> => ({
  pages: [{ file: "public/a.html", html, text }],
});
const withImage = (bytes: Buffer): Partial<LaunchInput> => ({ shareImage: { file, bytes } });

const faults: readonly (readonly [name: string, change: Partial<LaunchInput>, sentence: string])[] = [
  ["a broken rule", { broken: ["src/site.ts: site.email is wrong."] }, "src/site.ts: site.email is wrong."],
  ["the sample's name", withSite({ title: "Longitude" }), "src/site.ts: site.title says “Longitude”"],
  ["the sample's name in a text", withContent({ hero: { lede: "Longitude writes." } }), "hero.lede says “Longitude”"],
  [
    "the sample's address",
    withSite({ url: "https://longitude.example.com", email: "a@longitude.example.com" }),
    "src/site.ts: site.url is “https://longitude.example.com”, an example",
  ],
  [
    "the sample's account",
    withSite({ linkedIn: "https://www.linkedin.com/company/longitude.example.com" }),
    "src/site.ts: site.linkedIn is",
  ],
  [
    "an example in a text",
    withContent({ projects: [{ link: "https://example.org/a" }] }),
    "projects[0].link is “https://example.org/a”, an example",
  ],
  ["an example on a page", withPage(`<a href="https://a.test/">…</a>`), "public/a.html has “a.test”, an example"],
  ["an example without a dot before it", withPage("<p>mail@firm.example</p>"), "public/a.html has “firm.example”"],
  ["a record that is a sample", withContent({ projects: [{ title: "A", sample: true }] }), "projects[0] is a sample"],
  [
    "a client of the sample in a text",
    withContent({ projects: [{ title: "For Norrvik Parcel", sample: false }] }),
    "projects[0].title names “Norrvik Parcel”",
  ],
  ["a person of the sample on a page", withPage("", "Says Ingrid Haugnes."), "public/a.html has “Ingrid Haugnes”"],
  ["a sample on a page", withPage("", "These are samples."), "public/a.html shows a sample"],
  ["a figure of the sample", withContent({ stats: [{ number: "200+" }] }), "stats[0].number says “200+”, the sample's"],
  [
    "a figure of the sample among other words",
    withContent({ company: { facts: [{ term: "النمو", detail: "300% سنويًا" }] } }),
    "company.facts[0].detail says “300%”",
  ],
  ["no build", { pages: [] }, "Run “npm run build” first"],
  ["the sample's logo", { drawings: { "src/icon.svg": `<path d="${sample.logo}Z"/>` } }, "src/icon.svg draws"],
  [
    "the sample's cities",
    { drawings: { "src/chart/cities.ts": sample.latitudes.join() } },
    "src/chart/cities.ts has the sample's cities",
  ],
  ["the sample's share image", withImage(sampleImage), "static/share.png shows the sample"],
  ["a share image of another type", withImage(Buffer.from("\xff\xd8\xffJPEG")), "static/share.png is no PNG"],
  ["a share image of another size", withImage(png(2000, 2000)), "static/share.png has 2000 × 2000 pixels"],
  ["a year to come", withSite({ copyrightYear: 2028 }), "src/site.ts: site.copyrightYear is 2028; it is 2027."],
  [
    "a date that has passed",
    withSite({ securityTextExpires: "2027-02-28T00:00:00Z" }),
    "securityTextExpires has passed",
  ],
];

const doubts: typeof faults = [
  [
    "an address of another domain",
    withSite({ email: "acme@mail.com" }),
    "site.email is “acme@mail.com”, not of acme.com",
  ],
  ["a year that has passed", withSite({ copyrightYear: 2026 }), "src/site.ts: site.copyrightYear is 2026"],
  ["a heavy share image", withImage(png(1200, 630, 5_900_000)), "static/share.png has 5900 KB"],
  ["a promise beside services of other sites", { allowedOrigins: ["https://stats.com"] }, "allows https://stats.com"],
];

const accepted: readonly (readonly [name: string, change: Partial<LaunchInput>])[] = [
  [
    "domains that have a reserved name in their middle",
    withSite({
      url: "https://www.test.de",
      email: "a@test.de",
      linkedIn: "https://www.example-brand.com/company/x.test",
    }),
  ],
  [
    "such domains on a page",
    withPage("https://acme.test-labs.io, https://myexample.com/a.test and pattern.test(text)"),
  ],
  [
    "a figure of the sample in another text",
    withContent({ services: [{ title: "On call", description: "24/7 calls" }] }),
  ],
  ["a person in one of the sample's cities", { drawings: { "src/chart/cities.ts": "latitude: 38.72, latitude: 50" } }],
  ["a site without an image of its own", { shareImage: undefined }],
];

describe("launch check", () => {
  const sentences = (change: Partial<LaunchInput>): { readonly faults: string; readonly notes: string } => {
    const { checks, notes } = launchDiagnostics({ ...own, ...change }, sample);
    return { faults: checks.flatMap(([, messages]) => messages).join("\n"), notes: notes.join("\n") };
  };

  it("finds nothing in a site that is the company's own", () => {
    expect(sentences({})).toEqual({ faults: "", notes: "" });
  });

  it.each(faults)("reports %s", (_, change, sentence) => {
    expect(sentences(change).faults).toContain(sentence);
  });

  it.each(doubts)("notes %s", (_, change, sentence) => {
    expect(sentences(change)).toEqual({ faults: "", notes: expect.stringContaining(sentence) as string });
  });

  it.each(accepted)("accepts %s", (_, change) => {
    expect(sentences(change)).toEqual({ faults: "", notes: "" });
  });

  it("reads the content, the rules, the policy, the drawings, the share image and the built pages of a site", () => {
    const folder = copySite("launch-check");
    const edit = (name: string, searched: RegExp | string, replacement: string): void => {
      const edited = path.join(folder, name);
      writeFileSync(edited, readFileSync(edited, "utf8").replace(searched, replacement));
    };
    const write = (name: string, text: string): void => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    };
    cpSync("template/launchCheck", path.join(folder, "template/launchCheck"), { recursive: true });
    edit("src/site.ts", /\bemail: "[^"]*"/, 'email: "nobody@home"');
    edit("src/policy.ts", "directives: {", 'directives: { "img-src": ["https://images.test"],');
    edit("src/content/footer.ts", ": Footer = {", ': Footer = { privacyPromise: "Nobody follows you.",');
    write("src/icon.svg", `<svg><path d="${sampleFacts.logo}"/></svg>`);
    write("static/share.png", "no picture");
    // Gatsby writes a folder of such a name too.
    write("built/404.html/post.html", '<a href="https://not-in-the-content.example/">…</a> <code>code.example</code>');

    const script = ["--import", "tsx", "template/launchCheck/index.ts", "built"];
    const { status, stdout }: SpawnSyncReturns<string> = spawnSync(process.execPath, script, {
      cwd: folder,
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    for (const sentence of [
      "✗ The content rules hold\n    src/site.ts: site.email is “nobody@home”",
      "built/404.html/post.html has “not-in-the-content.example”",
      "src/icon.svg draws the sample's logo",
      "static/share.png is no PNG",
      "src/policy.ts allows https://images.test",
    ])
      expect(stdout).toContain(sentence);
    expect(stdout).not.toContain("code.example");
    expect(stdout).toMatch(/\nLeft before launch: \d+\.\n$/);
  });
});
