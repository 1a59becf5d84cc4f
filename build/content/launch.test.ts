import { launchNotes, launchProblems } from "./launch";
import { type ContentModules, contentModules } from "./modules";
import { describeProblem } from "./problem";

const now = new Date("2026-11-21T12:00:00Z");

/** The sample as its new owner would leave it: with other facts, and nothing invented. */
function ready(facts: Readonly<Record<string, unknown>> = {}): ContentModules {
  const own = JSON.parse(
    JSON.stringify(contentModules)
      .replaceAll("longitude.example.com", "halden.dev")
      .replaceAll("Longitude", "Halden")
      .replaceAll('"sample":true', '"sample":false'),
  ) as ContentModules;
  return {
    ...own,
    "src/site.ts": { site: { ...own["src/site.ts"].site, securityTextExpires: "2027-06-01T00:00:00Z", ...facts } },
  };
}

const complaints = (modules: ContentModules): readonly string[] =>
  launchProblems(modules, { now }).map(describeProblem);

describe("the launch check", () => {
  it("lets a site of one's own go", () => {
    expect(complaints(ready())).toEqual([]);
  });

  it("holds the sample back, for its name, its addresses and what it invents", () => {
    const found = launchProblems(contentModules, { now });
    const records = found.map(({ record }) => record);
    expect(records).toEqual(
      expect.arrayContaining([
        "site.name",
        "site.url",
        "site.email",
        "site.linkedIn",
        "projects[0]",
        "testimonials[3]",
      ]),
    );
    expect(records.filter((record) => /^(projects|testimonials)\[\d\]$/.test(record))).toHaveLength(10);
    for (const { message, mend } of found) for (const text of [message, mend]) expect(text).toMatch(/\.$/);
  });

  it.each([
    [{ legalName: "Longitude Limited" }, "site.legalName still says “Longitude”"],
    [{ url: "https://www.example.com" }, "site.url is “https://www.example.com”"],
    [{ url: "https://halden.dev/" }, "https:// and a host name were expected"],
    [{ email: "halden@gmail.com" }, "an address at halden.dev was expected"],
    [{ email: "hello@example.com" }, "an address at halden.dev was expected"],
    [{ linkedIn: "https://example.org/halden" }, "site.linkedIn is “https://example.org/halden”"],
    [{ copyrightYear: 2031 }, "a year from 2019 to 2026 was expected"],
    [{ copyrightYear: 2018 }, "a year from 2019 to 2026 was expected"],
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

  it("notes an old year without refusing it", () => {
    expect(launchNotes(ready(), { now })).toEqual([expect.stringContaining("it is 2026")]);
    expect(launchNotes(ready({ copyrightYear: 2026 }), { now })).toEqual([]);
  });
});
