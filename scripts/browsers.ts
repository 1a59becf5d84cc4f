import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

import { chromium, firefox, webkit } from "@playwright/test";

export const howToInstall =
  "install Chromium, Chrome or Edge, run “npx playwright install chromium”, or set CHROME_PATH";

/** Flags for every Chromium that is started here. Its sandbox does not work for root. */
export const chromiumFlags = ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "brave-browser",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...[process.env["PROGRAMFILES"], process.env["PROGRAMFILES(X86)"], process.env["LOCALAPPDATA"]].flatMap((folder) =>
    folder
      ? ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"].map((file) =>
          path.join(folder, file),
        )
      : [],
  ),
];

/** Returns the path of a Chromium: CHROME_PATH, Playwright's own, or an installed one. */
export function findChromium(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), "/snap/bin"];
  return [
    process.env["CHROME_PATH"] ?? "",
    chromium.executablePath(),
    ...commands.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...applications,
  ].find((file) => file !== "" && existsSync(file));
}

/** Returns those of Playwright's other engines that are installed, or those that are not. */
export function otherEngines(areInstalled: boolean): readonly ("firefox" | "webkit")[] {
  return [firefox, webkit]
    .filter((engine) => existsSync(engine.executablePath()) === areInstalled)
    .map((engine) => engine.name() as "firefox");
}

function run(program: string, args: readonly string[]): void {
  console.log(`No Chromium found. Running: ${program} ${args.join(" ")}`);
  spawnSync(program, args, { stdio: "inherit", shell: process.platform === "win32" });
}

/**
 * Finds a Chromium, and installs one where there is none: Playwright's, or as root on Debian and Ubuntu the system's.
 *
 * @returns Its path, or undefined when neither works.
 */
export function provideChromium(): string | undefined {
  if (findChromium()) return findChromium();
  run("npx", ["playwright", "install", "chromium"]);
  if (!findChromium() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium"]);
  }
  return findChromium();
}
