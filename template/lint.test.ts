/** @jest-environment node */
/** What the linter refuses, as CONTRIBUTING.md says, in a copy of the site. */
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { copySite } from "./copySite";

// Machines are slow and shared.
jest.setTimeout(300_000);

/** A file with one fault each, and what the linter says of it. */
const faults = {
  "src/components/Words.tsx": ["export const Words = () => <p>Words</p>;", "Put the words into src/content"],
  "src/components/Styled.tsx": ["export const Styled = () => <p style={{}} />;", "Use a class instead of a style"],
  "src/components/Default.tsx": ["export default function Named() {}", "Export by name"],
  "src/components/ui/Upwards.tsx": [
    'import { Header } from "../layout/Header";\nexport const Upwards = Header;',
    "ui may not import layout",
  ],
  "src/components/ui/Left.tsx": ['export const Left = () => <p className="ml-2" />;', "Use the logical class"],
  "src/content/code.ts": ["export const code = () => 1;", "Content is plain data"],
  "src/browser/log.ts": ["console.log(1);", "Unexpected console statement"],
} as const;

describe("linter", () => {
  it("refuses what the style of the site excludes, and says what to do", () => {
    const folder = copySite("lint");
    for (const [file, [text]] of Object.entries(faults)) writeFileSync(path.join(folder, file), `${text}\n`);
    const eslint = path.join(path.dirname(require.resolve("eslint/package.json")), "bin/eslint.js");
    const { stdout, stderr } = spawnSync(process.execPath, [eslint, "--format", "json", ...Object.keys(faults)], {
      cwd: folder,
      encoding: "utf8",
    });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe("");
    const results = JSON.parse(stdout) as readonly { filePath: string; messages: readonly { message: string }[] }[];
    for (const [file, [, message]] of Object.entries(faults)) {
      const found = results.find(({ filePath }) => filePath === path.join(folder, file));
      expect([file, found?.messages.map((each) => each.message)]).toEqual([
        file,
        expect.arrayContaining([expect.stringContaining(message)]),
      ]);
    }
  });
});

describe("formatter", () => {
  it("leaves posts and the records of a CMS as other programs write them", () => {
    for (const file of ["posts/2026/a.md", "src/cms/testimonials/a.json"]) {
      const { stdout } = spawnSync(process.execPath, [
        require.resolve("prettier/bin/prettier.cjs"),
        "--file-info",
        file,
      ]);
      expect(JSON.parse(stdout.toString())).toMatchObject({ ignored: true });
    }
  });
});
