import { mark } from "./mark";
import { mix, readPalette } from "./palette";

describe("what is read from the page's own files", () => {
  it("is a colour for each role, by day and by night", () => {
    for (const scheme of ["day", "night"] as const) {
      expect(Object.values(readPalette(scheme))).toEqual(Array(6).fill(expect.stringMatching(/^#[0-9a-f]{6}$/)));
    }
  });

  it("says which colour is missing", () => {
    expect(() => readPalette("night", "--night-paper: #07111b; --night-sheet: navy;")).toThrow("--night-sheet");
  });

  it("mixes", () => {
    expect(mix("#ff0000", "#0000ff", 0.5)).toBe("#800080");
    expect(mix("#ffffff", "#010203", 0)).toBe("#010203");
  });

  it("is the mark, in colours of our own and without its style sheet", () => {
    const drawing = mark({ ink: "#111111", signal: "#222222" });
    expect(drawing).toContain('stroke="#222222"');
    expect(drawing).not.toMatch(/<style|class=/);
  });

  it("says what a new favicon must be like", () => {
    expect(() => mark({ ink: "#111111", signal: "#222222" }, '<svg viewBox="0 0 32 32"><path d=""/></svg>')).toThrow(
      'viewBox="0 0 24 24"',
    );
  });
});
