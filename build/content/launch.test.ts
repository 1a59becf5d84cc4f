import { launchNotes, launchProblems, sampleName } from "./launch";
import { type ContentModules, contentModules } from "./modules";
import { describeProblem } from "./problem";

const now = new Date("2026-11-21T12:00:00Z");

const { site } = contentModules["src/site.ts"];
const { projects } = contentModules["src/content/portfolio.ts"];
const { testimonials } = contentModules["src/content/testimonials.ts"];

/** The content with other facts, its people, clients and projects invented or not. */
function withFacts(facts: Readonly<Record<string, unknown>>, sample: boolean): ContentModules {
  const text = JSON.stringify(contentModules)
    .replaceAll(`${site.url}/work`, "https://work.halden.dev")
    .replaceAll(site.url, "https://halden.dev")
    .replaceAll(sampleName, "Halden")
    .replace(/"sample":(true|false)/g, `"sample":${sample}`);
  const modules = JSON.parse(text) as ContentModules;
  return { ...modules, "src/site.ts": { site: { ...modules["src/site.ts"].site, ...facts } } };
}

/** As its owner would leave it: nothing invented. */
function ready(facts: Readonly<Record<string, unknown>> = {}): ContentModules {
  return withFacts(
    {
      name: "Halden",
      legalName: "Halden Limited",
      url: "https://halden.dev",
      email: "hello@halden.dev",
      linkedIn: "https://www.linkedin.com/company/halden",
      codeHosting: "https://github.com/halden",
      foundedIn: 2019,
      copyrightYear: 2024,
      securityTextExpires: "2027-06-01T00:00:00Z",
      ...facts,
    },
    false,
  );
}

const complaints = (modules: ContentModules): readonly string[] =>
  launchProblems(modules, { now }).map(describeProblem);

describe("the launch check", () => {
  it("lets a site of one's own go", () => {
    expect(complaints(ready())).toEqual([]);
  });

  it("holds the sample back, for its name, its addresses and what it invents", () => {
    const host = "longitude.example.com";
    const facts = {
      name: sampleName,
      url: `https://${host}`,
      email: `hello@${host}`,
      linkedIn: `https://www.linkedin.com/company/${host}`,
    };
    const found = launchProblems(withFacts(facts, true), { now });
    const records = found.map(({ record }) => record);
    expect(records).toEqual(expect.arrayContaining(Object.keys(facts).map((field) => `site.${field}`)));
    const invented = records.filter((record) => /^(projects|testimonials)\[\d+\]$/.test(record));
    expect(invented).toHaveLength(projects.length + testimonials.length);
    for (const { message, mend } of found) for (const text of [message, mend]) expect(text).toMatch(/\.$/);
  });

  it.each([
    [{ legalName: "Longitude Limited" }, "site.legalName still says “Longitude”"],
    [{ url: "https://www.example.com" }, "site.url is “https://www.example.com”"],
    [{ email: "halden@gmail.com" }, "an address at halden.dev was expected"],
    [{ email: "hello@example.com" }, "an address at halden.dev was expected"],
    [{ linkedIn: "https://example.org/halden" }, "site.linkedIn is “https://example.org/halden”"],
    [{ copyrightYear: 2031 }, "a year from 2019 to 2026 was expected"],
    [{ securityTextExpires: "2026-11-20T00:00:00Z" }, "which has passed"],
  ])("is not content with %j", (facts, message) => {
    expect(complaints(ready(facts))).toContainEqual(expect.stringContaining(message));
  });

  it.each([{ url: "https://www.halden.dev" }, { email: "hello@mail.halden.dev" }, { url: "https://site.halden.dev" }])(
    "is content with %j",
    (facts) => {
      expect(complaints(ready(facts))).toEqual([]);
    },
  );

  it("finds the old name where it was typed by hand", () => {
    const modules = ready();
    const typed = { ...modules["src/content/contact.ts"].contact, lede: "Write to Longitude." };
    expect(
      complaints({ ...modules, "src/content/contact.ts": { ...modules["src/content/contact.ts"], contact: typed } }),
    ).toEqual([expect.stringMatching(/^src\/content\/contact\.ts: contact\.lede still says “Longitude”/)]);
  });

  it("asks for a page behind each project's link, unless it is in static/", () => {
    const linked = (place: string): ContentModules =>
      JSON.parse(JSON.stringify(ready()).replaceAll("https://work.halden.dev/route-planning", place)) as ContentModules;
    expect(complaints(linked("https://halden.dev/work/vans"))).toEqual([
      expect.stringMatching(
        /^src\/content\/portfolio\.ts: projects\[0\]\.link is .*\/vans”, and this site has no such page/,
      ),
    ]);
    expect(complaints(linked("https://halden.dev/favicon.svg"))).toEqual([]);
    expect(complaints(linked("https://halden.dev/"))).toEqual([]);
  });

  it("notes an old year without refusing it", () => {
    expect(launchNotes(ready(), { now })).toEqual([expect.stringContaining("it is 2026")]);
    expect(launchNotes(ready({ copyrightYear: 2026 }), { now })).toEqual([]);
  });
});
