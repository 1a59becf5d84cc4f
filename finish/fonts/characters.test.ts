/** @jest-environment node */
import { missingCharacters, readPage, typedIn, withParts } from "./characters";

describe("readPage", () => {
  it("says whether visitors can type in a page", () => {
    expect(readPage("<body><p>A</p><textarea></textarea></body>").hasFields).toBe(true);
    expect(readPage("<body><button>A</button></body>").hasFields).toBe(false);
  });
});

describe("withParts of a vowel sign", () => {
  it.each([
    ["Thai", "น้ำ", "\u0e4d\u0e32"],
    ["Lao", "ນ້ຳ", "\u0ecd\u0eb2"],
    ["Tamil", "கொ", "\u0bc6\u0bbe"],
    ["Telugu", "కై", "\u0c46\u0c56"],
    ["Khmer", "កោ", "\u17c1"],
  ])("has the parts that %s draws it of", (_, text, parts) => {
    const shown = withParts(text);
    expect(Array.from(parts, (part) => shown.includes(part))).not.toContain(false);
  });
});

describe("typedIn", () => {
  it.each([
    ["an e-mail address", "Write", "'\"#&*_<>@0"],
    ["a name", "Write", "éñØß"],
    ["Polish", "Napisz, piękna żono", "ŁłŚŹ"],
    ["Ukrainian", "Напиши", "ҐЇґё"],
    ["Vietnamese", "Vie\u0302\u0301t", "ẾỌ"],
    ["Arabic", "اكتب", "ؤ؟ً٣"],
    ["Hindi", "लिखें", "ऋ।९"],
  ])("has the letters and signs of %s", (_, text, expected) => {
    expect(Array.from(expected, (character) => typedIn(text).includes(character))).not.toContain(false);
  });

  it("adds none of the thousands of Chinese and Korean letters, and no alphabet that the page does not have", () => {
    expect(typedIn("写信 쓰다 Write")).not.toMatch(/[^\0-ÿ]/);
  });
});

describe("missingCharacters", () => {
  it("takes a letter and its accent for one character, where there is one", () => {
    const known = new Set(Array.from("Café", (character) => character.codePointAt(0) ?? 0));
    expect(missingCharacters("Cafe\u0301", known)).toBe("");
    expect(missingCharacters("n\u0308", known)).toContain("U+0308");
  });

  it("leaves out emoji and the signs of tasks, which each system has", () => {
    expect(missingCharacters("☐ ☑ 👍🏽 🇹🇭 ❤️", new Set())).toBe("");
  });

  it("counts Chinese, Japanese and Korean letters where some of them are known", () => {
    const codes = (text: string) => new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
    expect(missingCharacters("日本、Ａ", codes("A"))).toBe("");
    expect(missingCharacters("日本", codes("A日"))).toBe("“本” (U+672C)");
  });
});
