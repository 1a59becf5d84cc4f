/** @jest-environment node */
import { limits, recordDiagnostics } from "./recordRules";

const testimonial = { name: "A name", position: "A position", company: "A company", content: "Words.", rating: 5 };

/** Returns what is reported for a testimonial of a CMS with a change. */
const reported = (change: object): string =>
  recordDiagnostics("CMS", [{ ...testimonial, ...change }], limits.testimonials).join("\n");

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
    const long = "a".repeat(limits.testimonials.name + 1);
    expect(reported({ name: long })).toContain(`its place on the page holds ${limits.testimonials.name}`);
    expect(recordDiagnostics("CMS", [{ name: long }])).toEqual([]);
  });

  it("counts a wide character twice", () => {
    const half = limits.testimonials.name / 2;
    expect(reported({ name: "名".repeat(half) })).toBe("");
    expect(reported({ name: "名".repeat(half + 1) })).toContain(`takes the room of ${2 * half + 2} characters`);
  });

  it.each([0, 6, 4.5, "5", null])("reports the rating %p", (rating) => {
    expect(reported({ rating })).toContain(`CMS[0].rating is ${rating}.`);
  });

  it("reports a name that two records have", () => {
    expect(recordDiagnostics("CMS", [testimonial, testimonial])).toEqual([
      "CMS[].name has “A name” twice. Give each entry its own.",
    ]);
  });
});
