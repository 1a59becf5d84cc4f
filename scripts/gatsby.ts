/** Starts Gatsby for the npm commands. What a shell, a folder or a user may differ in is dealt with here. */
import { spawn } from "node:child_process";
import { accessSync, constants, mkdirSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** What Parcel, webpack and lmdb, which Gatsby uses, can't have in the path of a folder: wildcards, quotes, and parts of URLs. */
const unusable = /[#%!?*|<>'"()[\]{}]/;

/** Throws when Gatsby can't work in a folder. */
export function checkFolder(folder = process.cwd()): void {
  const [character] = unusable.exec(folder) ?? [];
  if (character) {
    throw new Error(
      `The folder ${folder} has “${character}” in its name, which Gatsby can't work with. ` +
        "Rename it, or move the site to another folder.",
    );
  }
}

/** Returns the folder for settings that Gatsby has to write: that of the user, or a temporary one where it can't be written. */
function settingsFolder(): string {
  try {
    const folder = process.env["XDG_CONFIG_HOME"] || path.join(os.homedir(), ".config");
    mkdirSync(path.join(folder, "gatsby"), { recursive: true });
    accessSync(path.join(folder, "gatsby"), constants.W_OK);
    return folder;
  } catch {
    return mkdtempSync(path.join(os.tmpdir(), "gatsby-settings-"));
  }
}

/**
 * Runs a command of Gatsby.
 *
 * @returns Whether it has succeeded.
 * @throws When Gatsby can't work in this folder.
 */
export function runGatsby(command: "develop" | "clean" | "build", args: readonly string[] = []): Promise<boolean> {
  checkFolder();
  const env = {
    ...process.env,
    // A shell may have other values, for other programs.
    NODE_ENV: command === "develop" ? "development" : "production",
    BABEL_ENV: undefined,
    XDG_CONFIG_HOME: settingsFolder(),
  };
  return new Promise((resolve, reject) => {
    const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", command, ...args], { stdio: "inherit", env });
    gatsby.once("error", reject).once("exit", (code) => resolve(code === 0));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => gatsby.kill(signal));
  });
}
