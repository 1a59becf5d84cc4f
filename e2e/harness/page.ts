/**
 * What every engine can do with a page, in one vocabulary.
 *
 * Where the engines differ, the test's own server (`site.ts`) does the work for all three: it blocks, delays, truncates
 * and replaces files, counts requests, and forbids scripts. What remains: WebKit and Firefox can't emulate touch,
 * forced colours or more contrast, so a test that asks for those runs in Chromium only.
 */
import { setTimeout as sleep } from "node:timers/promises";

import { eventually } from "./eventually";
import type { EngineName } from "./findBrowsers";
import { bringIntoView, type Point } from "./inPage";

/** How a visitor looks at the page. What is left out is a desktop by day: 1280 × 800, a mouse and scripts. */
export interface View {
  readonly width?: number;
  readonly height?: number;
  /** False forbids scripts: by the browser's own setting in Chromium, by a policy header in the others. */
  readonly scripts?: boolean;
  readonly colourScheme?: "light" | "dark";
  /** True lets things move. A test says so where that matters: drawing the frames is half of what a visit costs. */
  readonly motion?: boolean;
  /** A finger for a mouse: coarse pointer, no hover. Chromium only. */
  readonly touch?: boolean;
  /** Chromium only. */
  readonly forcedColours?: boolean;
  /** Chromium only. */
  readonly moreContrast?: boolean;
  /** False lifts the site's policy, for a test that puts a library of its own into the page. Chromium only. */
  readonly policy?: boolean;
}

/** One line of the console, or an error nobody caught. */
export interface ConsoleLine {
  readonly level: "error" | "warning" | "other";
  readonly text: string;
}

/** The keys that the tests press. */
export type Key = "Tab" | "Shift+Tab" | "Enter" | "Space" | "Escape" | "PageDown" | "End" | "Home";

/** A value that can travel to a page and back. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** What each engine does in its own way. */
export interface EngineDriver {
  readonly engine: EngineName;
  /** Loads an address and waits for its `load` event. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function in the page; it sees nothing of the test but its one argument. */
  evaluate<T>(run: () => T | Promise<T>): Promise<T>;
  evaluate<T, A extends Plain>(run: (argument: A) => T | Promise<T>, argument: A): Promise<T>;
  /** Moves the pointer to a point of the window, and presses it there if asked to. */
  pointAt(x: number, y: number, press?: boolean): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What was written to the console since the page was opened; in WebKit, by the present document. */
  console(): Promise<readonly ConsoleLine[]>;
  /** The addresses that were asked for, wherever they lead; in WebKit, by the present document. */
  requests(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** An open page, in any engine. */
export interface EnginePage extends EngineDriver {
  /** Brings an element into view, moves the pointer to its middle and presses it. */
  click(selector: string): Promise<void>;
  /** Brings an element into view and moves the pointer to its middle. */
  hover(selector: string): Promise<void>;
  /** Waits, for as long as it may take a slow machine, until a function answers true; says what it waited for if it never does. */
  until(what: string, run: () => boolean | Promise<boolean>): Promise<void>;
  until<A extends Plain>(what: string, run: (argument: A) => boolean | Promise<boolean>, argument: A): Promise<void>;
  /** Waits until nothing scrolls any more. */
  rest(): Promise<void>;
}

/** A browser that opens pages; it starts when the first one is asked for. */
export interface Engine {
  open(view: View): Promise<EnginePage>;
  close(): Promise<void>;
}

/** A desktop by day. */
export const defaultView = {
  width: 1280,
  height: 800,
  scripts: true,
  colourScheme: "light",
  motion: false,
  touch: false,
  forcedColours: false,
  moreContrast: false,
  policy: true,
} as const satisfies Required<View>;

/**
 * Adds to a driver what can be said in terms of it.
 *
 * @returns The driver, grown to a page.
 */
export function pageOf<D extends EngineDriver>(driver: D): D & EnginePage {
  const hover = async (selector: string): Promise<Point> => {
    let point = await driver.evaluate(bringIntoView, selector);
    // Sections that were not rendered until they came near may push the element away, so look again until it rests.
    for (let moved = true; moved;) {
      await sleep(60);
      const now = await driver.evaluate(bringIntoView, selector);
      moved = now.x !== point.x || now.y !== point.y;
      point = now;
    }
    await driver.pointAt(point.x, point.y);
    return point;
  };
  // While one document gives way to another there is none to ask.
  const until = (what: string, run: (argument: Plain) => boolean | Promise<boolean>, argument?: Plain) =>
    eventually(what, () => driver.evaluate(run, argument).catch(() => false));
  return Object.assign(driver, {
    async click(selector: string) {
      const { x, y } = await hover(selector);
      await driver.pointAt(x, y, true);
    },
    async hover(selector: string) {
      await hover(selector);
    },
    until: until as EnginePage["until"],
    async rest() {
      let place = await driver.evaluate(() => scrollY);
      for (let calm = 0; calm < 8; calm++) {
        await sleep(50);
        const now = await driver.evaluate(() => scrollY);
        if (now !== place) calm = 0;
        place = now;
      }
    },
  });
}
