import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { changedFiles, checkSteps } from "./check";
import { runSteps, type Step } from "./steps";

const programsFor = (changed: readonly string[] | undefined): readonly string[] =>
  checkSteps(changed).map(({ program }) => program);

describe("the quick check", () => {
  it("looks at what has changed, Git knows it or not, and each once", () => {
    const git = (command: string): string =>
      command === "diff" ? "src/site.ts\nREADME.md\n" : "new.css\nsrc/site.ts\n";
    expect(changedFiles(git)).toEqual(["src/site.ts", "README.md", "new.css"]);
  });

  it("looks at everything where there is no Git to ask", () => {
    const none = (): string => {
      throw new Error("not a repository");
    };
    expect(changedFiles(none)).toBeUndefined();
    expect(programsFor(undefined)).toEqual(["prettier", "eslint", "tsc", "jest"]);
  });

  it("runs only what can find something", () => {
    expect(programsFor([])).toEqual(["tsc"]);
    expect(programsFor(["README.md"])).toEqual(["prettier", "tsc"]);
    expect(programsFor(["eslint.config.mjs"])).toEqual(["prettier", "eslint", "tsc"]);
    expect(programsFor(["src/site.ts"])).toEqual(["prettier", "eslint", "tsc", "jest"]);
  });

  it("asks for the tests of the changed modules alone", () => {
    expect(checkSteps(["src/site.ts", "README.md"]).at(-1)?.args).toEqual(
      expect.arrayContaining(["--findRelatedTests", "src/site.ts"]),
    );
  });
});

it.each([checkSteps(undefined), checkSteps(["src/site.ts"])])(
  "leaves the report to Jest's own reporter",
  (...steps) => {
    // Its summary alone names no failing test where fewer than twenty files ran.
    expect(steps.find(({ program }) => program === "jest")?.args.join(" ")).not.toMatch(/--reporters|--json/);
  },
);

describe("the steps", () => {
  const step = (does: string, script: string): Step => ({
    does,
    program: process.execPath,
    args: ["-e", script],
    mend: "Mend it.",
  });

  it("say what they do, go on after a failure, and end in one clear line for each", async () => {
    let said = "";
    const write = (text: string): void => void (said += text);
    const steps = [step("reads", "console.log('it is wrong'); process.exit(1)"), step("writes", "")];
    expect(await runSteps(steps, write)).toEqual(steps.slice(0, 1));
    expect(said.replace(/\d+\.\d s/g, "N s")).toBe(
      "· reads ✗ N s\nit is wrong\n· writes ✓ N s\n✗ What reads found something. Mend it.\n",
    );
  });

  it("are content when all end well, and say so when a program is not there", async () => {
    const write = (): void => undefined;
    expect(await runSteps([step("writes", "")], write)).toEqual([]);
    expect(await runSteps([{ ...step("calls", ""), program: "no-such-program" }], write)).toHaveLength(1);
  });

  it("of a group run side by side: here each waits for a word of the other", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "steps-"));
    const meet = (own: string, other: string): Step =>
      step(
        own,
        `const { existsSync, writeFileSync } = require("fs");
         writeFileSync(${JSON.stringify(path.join(folder, own))}, "");
         setInterval(() => existsSync(${JSON.stringify(path.join(folder, other))}) && process.exit(0), 20);`,
      );
    let said = "";
    expect(await runSteps([[meet("asks", "answers"), meet("answers", "asks")]], (text) => void (said += text))).toEqual(
      [],
    );
    expect(said.replace(/\.*✓.*/, "✓")).toBe("· asks, answers ✓\n");
    rmSync(folder, { recursive: true });
  });
});
