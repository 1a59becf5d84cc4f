/** The Chromium of browser tests and of the share image. Run by itself, it installs one where there is none. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import { chromium, type LaunchOptions } from "@playwright/test";

/** Chromium's sandbox does not work for root. */
const args = ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

/** Returns the path of a Chromium: CHROME_PATH, Playwright's own, or that of Debian and Ubuntu. */
const findChromium = (): string | undefined =>
  [process.env["CHROME_PATH"], chromium.executablePath(), "/usr/bin/chromium"].find((file) => file && existsSync(file));

/** Returns how Playwright starts Chromium. Without one, Playwright says how to install it. */
export function chromiumOptions(): LaunchOptions & { readonly args: string[] } {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args };
}

function run(program: string, ...args: readonly string[]): void {
  console.log(`No Chromium found. Running: ${program} ${args.join(" ")}`);
  spawnSync(program, args, { stdio: "inherit", shell: process.platform === "win32" });
}

if (require.main === module && !findChromium()) {
  run("npx", "playwright", "install", "chromium");
  // Where Playwright's can't be downloaded, Debian has its own.
  if (!findChromium() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "chromium");
  }
}
