/** Runs commands and says of each what it does, how long it takes, and in one line how it ended. */
import { spawn } from "node:child_process";

/** One command of a tool. */
export interface Step {
  /** What it does, in the present tense: "checks the types". */
  readonly does: string;
  readonly program: string;
  readonly args: readonly string[];
  /** What to do when it fails. */
  readonly mend: string;
}

/** Asks the compiler. */
export const checksTypes: Step = {
  does: "checks the types",
  program: "tsc",
  args: [],
  mend: "The message names the line.",
};

/** Where the words go; tests bring their own. */
export type Say = (text: string) => void;

const say: Say = (text) => process.stdout.write(text);

/** How often a long step says that it is still at work. */
const patienceMs = 2_000;

/**
 * Runs steps one after another, those of a group side by side; a failing one does not stop the others, so that all that is
 * wrong is known at once.
 *
 * @param steps - What to run; a list in the list is a group.
 * @param write - Where the words go.
 * @returns Those that failed.
 */
export async function runSteps<S extends Step>(steps: readonly (S | readonly S[])[], write: Say = say): Promise<S[]> {
  const failed: S[] = [];
  for (const group of steps.map((step) => [step].flat() as S[])) {
    const start = Date.now();
    write(`· ${group.map(({ does }) => does).join(", ")} `);
    const dots = setInterval(() => {
      write(".");
    }, patienceMs);
    const ended = await Promise.all(group.map(async (step) => ({ step, ...(await run(step)) })));
    clearInterval(dots);
    const wrong = ended.filter(({ isRight }) => !isRight);
    write(`${wrong.length === 0 ? "✓" : "✗"} ${((Date.now() - start) / 1_000).toFixed(1)} s\n`);
    for (const { step, output } of wrong) {
      failed.push(step);
      write(`${output.trimEnd()}\n`);
    }
  }
  for (const { does, mend } of failed) write(`✗ What ${does} found something. ${mend}\n`);
  return failed;
}

function run({ program, args }: Step): Promise<{ readonly isRight: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
    const add = (chunk: Buffer): void => void (output += String(chunk));
    child.stdout.on("data", add);
    child.stderr.on("data", add);
    child.on("error", (error) => {
      resolve({ isRight: false, output: String(error) });
    });
    child.on("close", (code) => {
      resolve({ isRight: code === 0, output });
    });
  });
}
