import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import webpack, { type Stats } from "webpack";

import { licences, licencesFile, licencesText } from "./licences";

const folder = mkdtempSync(path.join(tmpdir(), "licences-"));
const write = (name: string, content: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

/** Writes a package with a value to import, and returns its module. */
const writePackage = (name: string, licence?: string, code = "export const value = Math.random();"): string => {
  const paper = { name, version: "1.2.3", sideEffects: false };
  write(`node_modules/${name}/package.json`, JSON.stringify(paper));
  if (licence !== undefined) write(`node_modules/${name}/LICENSE.md`, licence);
  return write(`node_modules/${name}/index.js`, code);
};

const bundle = (entry: string): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const output = { path: path.join(folder, "public") };
    webpack({ mode: "production", entry, output, plugins: [licences()] }, (error, stats) => {
      if (stats) resolve(stats);
      else reject(error ?? new Error("webpack said nothing"));
    });
  });

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("the licences", () => {
  it("stand once each, under the packages that are under them, whatever the order they came in", () => {
    const files = [
      writePackage("ours", "Licence A\r\nCopyright us\r\n"),
      writePackage("@scope/other", "Licence B"),
      writePackage("also-ours", "Licence A\nCopyright us"),
    ];
    const text = licencesText([...files, ...files, write("src/own.js", "")]);
    expect(text.split(/\n-{80}\n/).slice(1)).toEqual([
      "\n@scope/other 1.2.3\n\nLicence B\n",
      "\nalso-ours 1.2.3\nours 1.2.3\n\nLicence A\nCopyright us\n",
    ]);
    expect(licencesText(files.reverse())).toBe(text);
  });

  it("name the package that has none", () => {
    expect(() => licencesText([writePackage("bare")])).toThrow(
      /node_modules.bare: bare 1\.2\.3 is sent to visitors and has no licence file; LICENSE or COPYING was expected\. Take/,
    );
  });

  it("are those of what the bundle holds, what it imports in turn, and what comes beside it", async () => {
    writePackage("shaken-off", "Licence C");
    writePackage("deep", "Licence D");
    writePackage("near", "Licence E", 'export { value } from "deep";\nexport { value as other } from "shaken-off";');
    const entry = write("src/entry.js", 'import { value } from "near";\nconsole.log(value);');
    expect((await bundle(entry)).compilation.errors).toEqual([]);
    const text = readFileSync(path.join(folder, "public", licencesFile), "utf8");
    expect(text).toMatch(/^deep 1\.2\.3\n\nLicence D$/m);
    expect(text).toMatch(/^lucide-react \d/m);
    expect(text).toMatch(/^@fontsource-variable\/jetbrains-mono \d/m);
    expect(text).not.toContain("shaken-off");
  });

  it("stop the bundle where one is missing", async () => {
    writePackage("without");
    const entry = write("src/other.js", 'import { value } from "without";\nconsole.log(value);');
    const { compilation } = await bundle(entry);
    expect(compilation.errors.map(({ message }) => message)).toEqual([
      expect.stringContaining("without 1.2.3 is sent"),
    ]);
  });
});
