import { languageAttributes } from "./languageAttributes";

describe("attributes of the document's language", () => {
  it.each([
    ["en-GB", { lang: "en-GB", dir: "ltr" }],
    ["vi", { lang: "vi", dir: "ltr", "data-script": "Latn" }],
    ["ar-JO-u-nu-latn", { lang: "ar-JO", dir: "rtl", "data-script": "Arab" }],
    ["pa-IN", { lang: "pa-IN", dir: "ltr", "data-script": "Guru" }],
    ["zh-TW", { lang: "zh-TW", dir: "ltr", "data-script": "Hant" }],
    ["sr-Latn", { lang: "sr-Latn", dir: "ltr" }],
  ])("of %s name the script that has rules, and no digits", (language, attributes) => {
    expect(languageAttributes(language)).toEqual(attributes);
  });
});
