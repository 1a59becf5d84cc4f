import { readFileSync, rmSync, writeFileSync } from "node:fs";

/** Has the process of the development server, whose files a build would replace. */
const serverFile = ".cache/develop.pid";

/** Notes that this process is the development server, until it ends. */
export function noteServer(): void {
  writeFileSync(serverFile, `${process.pid}`);
  process.once("exit", () => rmSync(serverFile, { force: true }));
}

/** Returns why a build may not begin, if a development server runs in this folder. */
export function serverDiagnostic(): string | undefined {
  try {
    process.kill(Number(readFileSync(serverFile, "utf8")), 0);
  } catch {
    return undefined;
  }
  return (
    `A development server runs in this folder, with files that a build replaces. Stop it first; nothing was changed. ` +
    `(If none runs, delete ${serverFile}.)`
  );
}
