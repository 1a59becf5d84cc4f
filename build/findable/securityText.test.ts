import { isExpired, securityText } from "./securityText";

describe("security.txt (RFC 9116)", () => {
  const fields = (): readonly (readonly [string, string])[] =>
    securityText("/site")
      .trimEnd()
      .split("\n")
      .map((line) => {
        const [, name = "", value = ""] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
        return [name, value];
      });

  it("has a contact and exactly one date, in the form of RFC 3339 (sections 2.5.3 and 2.5.5)", () => {
    const named = (name: string): readonly string[] =>
      fields().flatMap(([field, value]) => (field === name ? [value] : []));
    expect(named("Contact")).toEqual([expect.stringMatching(/^mailto:\S+@\S+$/)]);
    expect(named("Expires")).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)]);
    expect(named("Canonical")).toEqual([expect.stringMatching(/^https:\/\/\S+\/site\/\.well-known\/security\.txt$/)]);
    expect(fields().map(([name]) => name)).not.toContain("");
  });

  it("runs out at its date, not before", () => {
    expect(isExpired(new Date("2030-01-01T00:00:00Z"), "2030-01-01T00:00:00Z")).toBe(true);
    expect(isExpired(new Date("2029-12-31T23:59:59Z"), "2030-01-01T00:00:00Z")).toBe(false);
    expect(isExpired(new Date("2029-12-31T23:59:59Z"), "soon")).toBe(true);
  });
});
