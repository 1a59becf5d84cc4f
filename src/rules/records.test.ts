/** @jest-environment node */
import { recordDiagnostics } from "./records";

const testimonial = { name: "A name", position: "A position", company: "A company", content: "Words.", rating: 5 };

/** The longest texts, in characters. */
const limits = { name: 20, position: 30, company: 30, content: 100 };

/** Returns what is reported for a testimonial of a CMS with a change. */
const reported = (change: object): string =>
  recordDiagnostics("CMS", [{ ...testimonial, ...change }], limits).join("\n");

describe("record rules", () => {
  it("reports nothing for right records", () => {
    expect(reported({})).toBe("");
  });

  it("names the place of a wrong text", () => {
    expect(reported({ name: "" })).toBe("CMS[0].name is empty. Write the text, or remove the record.");
  });

  it("reports a text that is missing, but not another field", () => {
    expect(reported({ content: null })).toContain("CMS[0].content is empty.");
    expect(reported({ link: null })).toBe("");
  });

  it("limits a text by the list that it is shown in", () => {
    const long = "a".repeat(limits.name + 1);
    expect(reported({ name: long })).toContain(`its place on the page holds ${limits.name}`);
    expect(recordDiagnostics("CMS", [{ name: long }])).toEqual([]);
  });

  it("counts a wide character twice", () => {
    const half = limits.name / 2;
    expect(reported({ name: "名".repeat(half) })).toBe("");
    expect(reported({ name: "名".repeat(half + 1) })).toContain(`takes the room of ${2 * half + 2} characters`);
  });

  it("counts no mark of a letter and no invisible character", () => {
    expect(reported({ name: "สั่".repeat(limits.name) })).toBe("");
    expect(reported({ name: "Soft\u00adware" + "a".repeat(limits.name - 8) })).toBe("");
  });

  it.each([
    ["a tab", "a\tb", "U+0009"],
    ["a line separator", "a\u2028b", "U+2028"],
    ["a paragraph separator", "a\u2029b", "U+2029"],
    ["an invisible space", "a\u200bb", "U+200B"],
    ["a byte order mark", "a\ufeffb", "U+FEFF"],
    ["a damaged character", "K\ufffdln", "U+FFFD after “K”"],
    ["half of a pair", "a\ud83d b", "U+D83D"],
    ["a character of a private font", "a\ue000b", "U+E000"],
    ["a place that stands for an object", "a\ufffcb", "U+FFFC"],
    ["a mark that turns text around", "a\u202eb", "U+202E"],
    ["letters that a PDF has joined", "of\ufb01ce", "U+FB01"],
    ["a sign that looks like a letter", "\u212bngstr\u00f6m", "U+212B"],
    ["a letter without ink", "a\u3164b", "U+3164"],
    ["what is no character", "a\uffffb", "U+FFFF"],
  ])("reports %s", (_, text, code) => {
    expect(reported({ content: text })).toContain(`CMS[0].content has ${code}`);
  });

  it.each([
    ["a soft hyphen", "Soft\u00adware"],
    ["joiners", "می\u200cخواهم ක්\u200dෂ"],
    ["marks of direction", "\u2067A\u2069 b\u200e!"],
    ["emoji of several parts", "👩🏽‍💻 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["an invisible space between Khmer words", "ភាសា\u200bខ្មែរ"],
    ["a space that does not break", "40\u00a0s"],
    ["marks in the order in which they are typed", "שּׁ בָּ"],
    ["a letter and a mark that have no character together", "n\u0308 x\u0301"],
    ["a variant of a character", "葛\u{e0100}飾区"],
  ])("accepts %s", (_, text) => {
    expect(reported({ content: text })).toBe("");
  });

  it.each([
    ["Cafe\u0301", "Café"],
    ["Vie\u0302\u0323t Nam", "Việt"],
    ["\u1112\u1161\u11ab글", "한글"],
    ["\u0438\u0306", "й"],
    ["か\u3099", "が"],
  ])("reports the letters of %s, which are apart, and writes them together", (text, composed) => {
    expect(reported({ content: text })).toContain(`Copy it from here: “${composed}”`);
  });

  it.each(["", " ", "\u00ad", "\u200d\u200e"])("takes %j for empty", (text) => {
    expect(reported({ content: text })).toContain("CMS[0].content is empty.");
  });

  it("reports two spaces of any kind in a row", () => {
    expect(reported({ content: "a\u00a0 b" })).toContain("two spaces");
  });

  it("reports a figure that says nothing", () => {
    expect(reported({ position: "0+" })).toContain("CMS[0].position is “0+”");
    expect(reported({ position: "10+" })).toBe("");
  });

  it.each([0, 6, 4.5, "5", null])("reports the rating %p", (rating) => {
    expect(reported({ rating })).toContain(`CMS[0].rating is ${JSON.stringify(rating)}.`);
  });

  it("reports what a list has twice, also where a soft hyphen is the difference", () => {
    expect(recordDiagnostics("CMS", [testimonial, testimonial])).toEqual([
      "CMS[].content has “Words.” twice. Change one, or remove it.",
    ]);
    const alike = [{ facts: [{ term: "Founded" }, { term: "Foun\u00added" }] }];
    expect(recordDiagnostics("CMS", alike)).toEqual([
      "CMS[0].facts[].term has “Founded” twice. Change one, or remove it.",
    ]);
    expect(recordDiagnostics("CMS", { tags: ["a", "b", "a"] })).toEqual([
      "CMS.tags has “a” twice. Change one, or remove it.",
    ]);
  });

  it("accepts two quotations of one client", () => {
    expect(recordDiagnostics("CMS", [testimonial, { ...testimonial, content: "More words." }])).toEqual([]);
  });
});
