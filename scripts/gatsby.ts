/** Starts Gatsby for the npm commands. What a shell, a folder or a user may differ in is dealt with here, and in folder.cjs. */
import { spawn } from "node:child_process";
import { accessSync, chmodSync, constants, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

function canWrite(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Throws when the user can't write where Gatsby does. */
export function checkFolder(): void {
  const written = [".", ".cache", "public"].map((name) => path.resolve(name));
  const locked = written.find((name) => existsSync(name) && !canWrite(name));
  if (locked) {
    throw new Error(
      `Gatsby writes into the folder ${locked}, which this user can't. Change its owner (a build as root may have made it), ` +
        "or copy the site to another folder.",
    );
  }
}

/** Lets every user read a folder: a host's program is another one, and a umask may have kept the files to whoever has built them. */
export function letOthersRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/** Returns whether Gatsby can write its settings where it does: in the user's folder for them. */
function canWriteSettings(): boolean {
  try {
    const settings = process.env["XDG_CONFIG_HOME"] || (os.homedir() && path.join(os.homedir(), ".config"));
    if (!settings) return false;
    const folder = path.join(settings, "gatsby");
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a command of Gatsby.
 *
 * @param stop - Ends it before it has finished.
 * @returns Whether it has succeeded.
 * @throws When the user can't write in this folder.
 */
export function runGatsby(
  command: "develop" | "build",
  args: readonly string[] = [],
  stop?: AbortSignal,
): Promise<boolean> {
  checkFolder();
  const temporary = canWriteSettings() ? undefined : mkdtempSync(path.join(os.tmpdir(), "gatsby-settings-"));
  const env = {
    ...process.env,
    // A shell may have other values, for other programs.
    NODE_ENV: command === "develop" ? "development" : "production",
    BABEL_ENV: undefined,
    // With COLUMNS below 3, as without a terminal, Gatsby fails on the frame of its last message, after a finished build.
    COLUMNS: undefined,
    ...(temporary && { HOME: temporary, XDG_CONFIG_HOME: temporary }),
  };
  return new Promise((resolve, reject) => {
    const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), command, ...args], {
      stdio: "inherit",
      env,
    });
    stop?.addEventListener("abort", () => gatsby.kill());
    gatsby.once("error", reject).once("exit", (code) => {
      if (temporary) rmSync(temporary, { recursive: true });
      resolve(code === 0);
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => gatsby.kill(signal));
  });
}
