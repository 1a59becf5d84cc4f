/** Finds the browsers that are installed on this machine; nothing is ever downloaded. */
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The three families of browser that the site is tested in. */
export type EngineName = "chromium" | "firefox" | "webkit";

/** A browser that was found. */
export interface FoundBrowser {
  readonly program: string;
}

/** WebKit needs more: the driver that steers it, and the virtual display on which it is shown. */
export interface FoundWebKit extends FoundBrowser {
  readonly driver: string;
  readonly display: string;
}

/** What is installed; a name that is missing was not found. */
export interface FoundBrowsers {
  readonly chromium?: FoundBrowser;
  readonly firefox?: FoundBrowser;
  readonly webkit?: FoundWebKit;
}

/** How to get each engine, in one line. */
export const howToInstall: Readonly<Record<EngineName, string>> = {
  chromium:
    "No Chromium found: install Chromium, Chrome, Edge or Brave (Debian: apt-get install chromium; macOS: brew install --cask chromium; Windows: winget install Google.Chrome), or set CHROME_PATH.",
  firefox: "No Firefox found: install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.",
  webkit: "No WebKit driver found: Linux only (Debian: apt-get install webkit2gtk-driver xvfb).",
};

const chromiumNames = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
  "brave-browser",
  "brave",
];
const chromiumApps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "/Applications/Brave Browser.app/Contents/MacOS/Brave Browser",
];
const chromiumExecutables = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
  "BraveSoftware\\Brave-Browser\\Application\\brave.exe",
];

function onPath(names: readonly string[]): string[] {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/snap/bin"].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function inProgramFiles(executables: readonly string[]): string[] {
  const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => process.env[name] ?? []);
  return executables.flatMap((executable) => roots.map((root) => join(root, executable)));
}

function firstOf(variable: string, places: readonly string[]): FoundBrowser | undefined {
  const chosen = process.env[variable];
  const program = (chosen ? [chosen] : places).find((place) => existsSync(place));
  return program ? { program } : undefined;
}

/** WebKitGTK keeps its small browser in a library folder whose name carries a version and, on Debian, an architecture. */
function findWebKit(): FoundWebKit | undefined {
  const driver = onPath(["WebKitWebDriver"]).find((place) => existsSync(place));
  const display = onPath(["Xvfb"]).find((place) => existsSync(place));
  const roots = ["/usr/lib", "/usr/libexec", "/usr/lib64"].filter((root) => existsSync(root));
  const folders = [...roots, ...roots.flatMap((root) => subfolders(root, /-linux-gnu/))];
  const program = folders
    .flatMap((folder) => subfolders(folder, /^webkit(2gtk|gtk)-/))
    .map((folder) => join(folder, "MiniBrowser"))
    .find((place) => existsSync(place));
  return driver && display && program ? { program, driver, display } : undefined;
}

function subfolders(folder: string, name: RegExp): string[] {
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .map((entry) => join(folder, entry));
}

/**
 * Looks for a browser of each family in the usual places of Linux, macOS and Windows.
 *
 * @returns Those that are there.
 */
export function findBrowsers(): FoundBrowsers {
  const chromium = firstOf("CHROME_PATH", [
    ...onPath(chromiumNames),
    ...chromiumApps,
    ...inProgramFiles(chromiumExecutables),
  ]);
  const firefox = firstOf("FIREFOX_PATH", [
    ...onPath(["firefox-esr", "firefox"]),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    ...inProgramFiles(["Mozilla Firefox\\firefox.exe"]),
  ]);
  const webkit = process.platform === "linux" ? findWebKit() : undefined;
  return { ...(chromium && { chromium }), ...(firefox && { firefox }), ...(webkit && { webkit }) };
}
