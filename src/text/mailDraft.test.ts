import { mailDraft } from "./mailDraft";

describe("mail draft", () => {
  it("is addressed to the whole address, whatever characters it has", () => {
    expect(mailDraft("a@b.example")).toBe("mailto:a@b.example");
    const { pathname, search, hash } = new URL(mailDraft("what?x#y%z@bücher.example", "A?"));
    expect([decodeURIComponent(pathname), search, hash]).toEqual(["what?x#y%z@bücher.example", "?subject=A%3F", ""]);
  });

  it("percent-encodes the subject, spaces as %20 (RFC 6068)", () => {
    expect(mailDraft("a@b.example", "New Project Inquiry")).toBe("mailto:a@b.example?subject=New%20Project%20Inquiry");
    expect(mailDraft("a@b.example", "R&D? 100%")).toBe("mailto:a@b.example?subject=R%26D%3F%20100%25");
  });
});
