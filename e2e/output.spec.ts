/** What a host is given: sizes, valid markup, and the licences of others. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const folder = "public";
const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
const sizeOf = (file: string): number =>
  statSync(path.join(folder, /\.(html|js|svg)$/.test(file) ? `${file}.br` : file)).size;

const files = (): readonly string[] => readdirSync(folder, { recursive: true, encoding: "utf8" });
const entry = (): string => /<script src="\/([^"]+)"/.exec(read("index.html"))?.[1] ?? "";
const fonts = (): readonly string[] => files().filter((file) => file.endsWith(".woff2"));

test.skip(({ browserName }) => browserName !== "chromium", "files are the same for every browser");

test("bytes › the script of the first view has at most 3 KB", () => {
  expect(sizeOf(entry())).toBeLessThanOrEqual(3_000);
});

test("bytes › the first view has at most 60 KB", () => {
  const sum = ["index.html", entry(), ...fonts(), "favicon.svg"].reduce((total, file) => total + sizeOf(file), 0);
  expect(sum).toBeLessThanOrEqual(60_000);
});

test("bytes › what hydrates has at most 110 KB", () => {
  const later = files().filter((file) => file.endsWith(".js") && file !== entry());
  expect(later.reduce((total, file) => total + sizeOf(file), 0)).toBeLessThanOrEqual(110_000);
});

for (const file of ["index.html", "404.html"]) {
  test(`markup › ${file} is valid`, () => {
    const validator = new HtmlValidate({
      extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
      rules: {
        // React and Gatsby write these: charSet, <br/>, style on a hidden element, and long generated titles.
        "attr-case": "off",
        "attr-quotes": "off",
        "attribute-boolean-style": "off",
        "attribute-empty-style": "off",
        "doctype-style": "off",
        "long-title": "off",
        "no-inline-style": "off",
        "no-trailing-whitespace": "off",
        "script-type": "off",
        "void-style": "off",
        // A list without bullets needs its role in Safari.
        "no-redundant-role": "off",
        "require-sri": "off",
        // Radix names its toast area by a role; Gatsby's root element has underscores in its id.
        "prefer-native-element": "off",
        "valid-id": ["error", { relaxed: true }],
        "aria-label-misuse": ["error", { allowAnyNamable: true }],
      },
    });
    const { results } = validator.validateStringSync(read(file));
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`)),
    ).toEqual([]);
  });
}

test("licences › name what visitors are sent", () => {
  const licences = read("licences.json");
  for (const name of [
    "react",
    "react-dom",
    "@radix-ui/react-tooltip",
    "lucide-react",
    "tailwindcss",
    "@fontsource-variable/instrument-sans",
  ]) {
    expect(licences).toContain(`"name": "${name}"`);
  }
});

test("output › has nothing that only a build needs", () => {
  expect(files().filter((file) => /\.map$|page-data|webpack|\.LICENSE|\.tsx?$/.test(file))).toEqual([]);
});
