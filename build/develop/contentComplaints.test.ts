import type { Compiler } from "webpack";

import { readFromDisk } from "../content/sources";
import { contentCheck } from "./checkContent";
import { withFrame } from "./complaint";
import { contentComplaints } from "./contentComplaints";

jest.setTimeout(60_000);

const services = "src/content/services.ts";
const theme = "src/styles/theme.css";

/** What the editor has just saved, by file; all other files are as they stand. */
let saved: Record<string, string> = {};
const check = contentCheck((file) => saved[file] ?? readFromDisk(file));

function save(file: string, from: string, to: string): number {
  const text = readFromDisk(file);
  expect(text).toContain(from);
  saved = { [file]: text.replace(from, to) };
  return text.slice(0, text.indexOf(from)).split("\n").length;
}

describe("the complaints while editing", () => {
  it("are none where all is well", () => {
    saved = {};
    expect(check()).toEqual([]);
  });

  it.each([
    ["a feature too few", services, '      "Clickable prototype",\n', "", /requires 4/, -1],
    ["an unknown icon", services, 'icon: "blocks"', 'icon: "unicorn"', /unicorn/, 0],
    ["a word of empty talk", services, '"Clickable prototype"', '"Robust prototype"', /says “Robust”/, 0],
    ["an open quotation mark", services, 'icon: "blocks",', 'icon: "blocks,', /Unterminated string/, 0],
    ["a colour too pale", theme, "--day-ink-muted: #384552", "--day-ink-muted: #8a8a8a", /7:1 was expected/, 0],
    // Its front has the colour of the paper, which is declared above it.
    [
      "a colour too dark",
      theme,
      "--night-signal-strong: #ffb0cf",
      "--night-signal-strong: #553344",
      /^--night-signal-strong leaves/,
      0,
    ],
    ["a colour that is not there", theme, "var(--day-ink-muted)", "var(--nowhere)", /^--ink-muted names --nowhere/, 0],
    ["a colour that is none", theme, "--day-ink-muted: #384552", "--day-ink-muted: #38455", /“#38455”, .* #rrggbb/, 0],
    ["a brace that is left open", theme, ":root {", ":root {{", /brace|Unknown word|Unclosed/i, undefined],
    ["a letter that the fonts lack", services, '"Clickable prototype"', '"Klickbarer Prototyp für Łódź"', /U\+0141/, 0],
    [
      "a file that throws",
      services,
      "export const services",
      "throw new Error('spilt');\nexport const services",
      /spilt/,
      undefined,
    ],
    ["a list that is gone", services, "export const services:", "export const offers:", /“services”/, undefined],
    [
      "a section that nothing shows",
      "src/content/sections.ts",
      '{ id: "stats"',
      '{ id: "figures"',
      /^sections\[1\]/,
      0,
    ],
    [
      "a drawing that the library lacks",
      "src/components/ui/drawings.ts",
      "brain: lucide.Brain,",
      "brain: lucide.Brian,",
      /^drawings\.brain is lucide\.Brian, .* lucide\.Brain/,
      0,
    ],
  ])("name %s at its line, and go with it", (_name, file, from, to, message, offset) => {
    const line = save(file, from, to);
    const found = check();
    expect(found[0]).toMatchObject({ file, message: expect.stringMatching(message) });
    if (offset !== undefined) expect(found[0]?.line).toBe(line + offset);
    saved = {};
    expect(check()).toEqual([]);
  });

  it("ask for the colours of a word that has just been added", () => {
    save("src/content/vocabulary.ts", '"shoal",', '"shoal", "tide",');
    expect(check()).toEqual([
      expect.objectContaining({ file: theme, message: expect.stringMatching(/“tide” .* Write --shallow: #rrggbb;/) }),
      expect.objectContaining({ file: theme, message: expect.stringContaining("prefers-color-scheme: dark") }),
    ]);
  });

  it("show the line with its neighbours", () => {
    const text = withFrame({ file: "a.ts", line: 2, column: 3, message: "is wrong." }, "one\ntwo\nthree");
    expect(text.split("\n")).toEqual([
      "a.ts",
      "(2:3) is wrong.",
      "",
      "     1 | one",
      ">    2 | two",
      "       |   ^",
      "     3 | three",
      "",
    ]);
  });
});

describe("the plugin", () => {
  /** Runs it at the end of a compilation. */
  function compile(plugin: ReturnType<typeof contentComplaints>) {
    let after: (compilation: unknown) => void = () => undefined;
    const compiler = {
      hooks: { afterCompile: { tap: (_name: string, run: typeof after) => (after = run) } },
      webpack: { WebpackError: Error },
    };
    plugin.apply(compiler as unknown as Compiler);
    const compilation = { compiler, contextDependencies: new Set<string>(), errors: [] as Error[] };
    after(compilation);
    return compilation;
  }

  it("adds nothing to a compilation of right content, and watches the folders", () => {
    const { errors, contextDependencies } = compile(contentComplaints());
    expect(errors).toEqual([]);
    expect([...contextDependencies]).toEqual([
      expect.stringMatching(/src.content$/),
      expect.stringMatching(/src.styles$/),
    ]);
  });

  it("says that it could not check, where an exception would leave the server waiting", () => {
    const { errors } = compile(
      contentComplaints(() => {
        throw new TypeError("nothing to read");
      }),
    );
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^src\/content\nThe content could not be checked\. TypeError: nothing to read/),
    ]);
  });

  it("says where a file is gone, without lines of it", () => {
    const gone = { file: "src/content/gone.ts", line: 1, column: 1, message: "is gone." };
    expect(compile(contentComplaints(() => [gone])).errors[0]?.message).toBe("src/content/gone.ts\nis gone.\n");
  });
});
