/** WebKit, driven by Selenium through WebKitGTK's driver, on a virtual display of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { Builder, Capabilities, Key as SeleniumKey, Origin, type WebDriver } from "selenium-webdriver";

import type { FoundWebKit } from "./findBrowsers";
import { freePort } from "./freePort";
import { defaultView, type Engine, type EngineDriver, type Key, pageOf, type Plain, type View } from "./page";
import type { Probe } from "./probe";

declare global {
  interface Window {
    __probe?: Probe;
  }
}

const keys: Readonly<Record<Key, string>> = {
  Tab: SeleniumKey.TAB,
  "Shift+Tab": SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Space: SeleniumKey.SPACE,
  Escape: SeleniumKey.ESCAPE,
  PageDown: SeleniumKey.PAGE_DOWN,
  End: SeleniumKey.END,
  Home: SeleniumKey.HOME,
};

/**
 * Prepares WebKit. Its driver keeps one session, so pages that are open together are browsers of their own; one that is
 * closed leaves its browser to the next if that wants the same settings. Nothing passes between them but the history, since
 * each test's site is an origin of its own. A browser that waits while another is used would keep the keyboard from it.
 *
 * @returns The engine.
 */
export function webkitEngine({ program, driver: driverProgram, display }: FoundWebKit): Engine {
  let screen: Promise<Screen> | undefined;
  let idle: Session | undefined;
  const takeIdle = async (settings: string): Promise<Session | undefined> => {
    const session = idle;
    idle = undefined;
    if (!session || session.settings === settings) return session;
    await quit(session);
    return undefined;
  };
  return {
    async open(view) {
      screen ??= startScreen(display);
      const wanted = { ...defaultView, ...view };
      const session =
        (await takeIdle(settingsOf(wanted))) ??
        (await startSession(program, driverProgram, (await screen).name, wanted));
      try {
        await session.driver.manage().window().setRect(rectOf(wanted));
      } catch (error) {
        session.end();
        throw error;
      }
      const close = async () => {
        if (idle || !(await isDone(session.driver.get("about:blank")))) await quit(session);
        else idle = session;
      };
      return pageOf(drive(session.driver, close));
    },
    async close() {
      if (idle) await quit(idle);
      (await screen)?.process.kill();
    },
  };
}

/** A browser and its driver; `end` ends both, whatever state they are in. */
interface Session {
  readonly driver: WebDriver;
  readonly settings: string;
  end(): void;
}

/** What is set when a browser starts and stays. */
function settingsOf({ motion, colourScheme }: Required<View>): string {
  return JSON.stringify({ motion, colourScheme });
}

/** Tells whether a browser does what it was asked; one that hangs does not answer at all. */
function isDone(asked: Promise<unknown>): Promise<boolean> {
  const answer = asked.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, setTimeout(quitMs, false, { ref: false })]);
}

async function quit({ driver, end }: Session): Promise<void> {
  await isDone(driver.quit());
  end();
}

interface Screen {
  readonly name: string;
  readonly process: ChildProcess;
}

/** How long a browser may take to end. */
const quitMs = 10_000;

const screenSize = { width: 2600, height: 2000 };

/** With no window manager the window under the pointer has the focus, and the pointer rests in the middle of the screen. */
function rectOf({ width, height }: { readonly width: number; readonly height: number }) {
  const x = Math.floor((screenSize.width - width) / 2);
  return { x, y: Math.floor((screenSize.height - height) / 2), width, height };
}

/** Xvfb picks a free number itself and writes it to the file descriptor that it was given. */
async function startScreen(display: string): Promise<Screen> {
  const process = spawn(
    display,
    ["-displayfd", "3", "-screen", "0", `${screenSize.width}x${screenSize.height}x24`, "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const number = await new Promise<string>((resolve, reject) => {
    (process.stdio[3] as Readable).once("data", (data: Buffer) => resolve(data.toString().trim()));
    process.once("exit", () => reject(new Error("the virtual display did not start")));
  });
  return { name: `:${number}`, process };
}

/** GTK reads a visitor's preferences from a file when the browser starts. */
function writeSettings(view: Required<View>): string {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  mkdirSync(join(home, "gtk-4.0"));
  const settings = `[Settings]\ngtk-enable-animations=${view.motion ? 1 : 0}\n`;
  for (const version of ["gtk-3.0", "gtk-4.0"]) writeFileSync(join(home, version, "settings.ini"), settings);
  return home;
}

async function startSession(
  program: string,
  driverProgram: string,
  screen: string,
  view: Required<View>,
): Promise<Session> {
  const home = writeSettings(view);
  const port = await freePort();
  const service = spawn(driverProgram, [`--port=${port}`], {
    stdio: "ignore",
    // A process group of its own, so that a browser that hangs ends with its driver.
    detached: true,
    env: { ...process.env, DISPLAY: screen, WAYLAND_DISPLAY: "", XDG_CONFIG_HOME: home, GDK_BACKEND: "x11" },
  });
  // Full screen has no toolbar, so that the window's size is the page's, down to a phone's.
  const args = ["--automation", "--full-screen", ...(view.colourScheme === "dark" ? ["--dark-mode"] : [])];
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: program, args },
  });
  const end = () => {
    const isRunning = service.exitCode === null && service.signalCode === null;
    if (service.pid !== undefined && isRunning) process.kill(-service.pid, "SIGKILL");
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await answering(url);
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await driver.manage().setTimeouts({ script: 60_000 });
    return { driver, settings: settingsOf(view), end };
  } catch (error) {
    end();
    throw error;
  }
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const ready = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await setTimeout(50);
  }
  throw new Error("WebKit's driver did not start");
}

function drive(driver: WebDriver, close: () => Promise<void>): EngineDriver {
  const evaluate = async <T>(run: (argument: never) => T | Promise<T>, argument?: Plain): Promise<T> => {
    const script = `const done = arguments[1];
      new Promise((resolve) => resolve((${run.toString()})(arguments[0])))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await driver.executeAsyncScript<{ value: T; error?: string }>(script, argument);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };

  return {
    engine: "webkit",
    goto: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    evaluate,
    async pointAt(x, y, press = false) {
      const move = driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 });
      await (press ? move.click() : move).perform();
    },
    async press(key) {
      const actions = driver.actions();
      const shifted = key.startsWith("Shift+");
      await (
        shifted
          ? actions.keyDown(SeleniumKey.SHIFT).sendKeys(keys[key]).keyUp(SeleniumKey.SHIFT)
          : actions.sendKeys(keys[key])
      ).perform();
    },
    resize: async (width, height) => void (await driver.manage().window().setRect(rectOf({ width, height }))),
    console: () => evaluate(() => window.__probe?.lines ?? []),
    requests: () =>
      evaluate(() => [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)]),
    close,
  };
}
