/** @jest-environment node */
import { missingCharacters, readPage, typedIn, withTransformed } from "./characters";

describe("readPage", () => {
  it("has the languages of the page and of its parts, and says whether visitors can type in it", () => {
    const { languages, hasFields } = readPage(
      `<html lang="tr"><body><p lang="en-GB">A</p><textarea></textarea></body></html>`,
    );
    expect([languages, hasFields]).toEqual([["tr", "en-gb"], true]);
    expect(readPage("<body><button>A</button></body>").hasFields).toBe(false);
  });
});

describe("withTransformed", () => {
  it.each([
    ["uppercase", "en", "straße", "SS"],
    ["uppercase", "tr", "i", "İ"],
    ["uppercase", "az-Latn", "i", "İ"],
    ["capitalize", "nl", "é", "É"],
    ["uppercase", "el", "ά", "Α"],
    ["lowercase", "tr", "I", "ı"],
    ["lowercase", "lt", "Ì", "\u0307"],
    ["full-width", "ja", "A ｱ", "Ａ\u3000ア"],
  ])("has what %s makes of the letters in the language %s", (value, language, text, expected) => {
    const shown = withTransformed(text, `p { text-transform: ${value} }`, [language]);
    expect(Array.from(expected, (character) => shown.includes(character))).not.toContain(false);
  });

  it("has the capitals of small capitals, and none of other languages or without a rule", () => {
    expect(withTransformed("i", "p { font-variant: small-caps }", ["en"])).toBe("iI");
    expect(withTransformed("i", "p { text-transform: none }", ["tr"])).toBe("i");
  });
});

describe("withTransformed of a vowel sign", () => {
  it.each([
    ["Thai", "น้ำ", "\u0e4d\u0e32"],
    ["Lao", "ນ້ຳ", "\u0ecd\u0eb2"],
    ["Tamil", "கொ", "\u0bc6\u0bbe"],
    ["Telugu", "కై", "\u0c46\u0c56"],
    ["Khmer", "កោ", "\u17c1"],
  ])("has the parts that %s draws it of", (_, text, parts) => {
    const shown = withTransformed(text, "", []);
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
});
