/** Runs the same tests in each engine, on the built site. Every browser test begins with `describeInEngines`. */
import { chromiumEngine, type ChromiumPage } from "./chromium";
import { type EngineName, findBrowsers, type FoundBrowsers, howToInstall } from "./findBrowsers";
import { firefoxEngine } from "./firefox";
import { hasLaidOutRest } from "./inPage";
import type { Engine, EnginePage, View } from "./page";
import { type Fault, type ServedSite, serveSite, startUpstream, type Upstream } from "./site";
import { webkitEngine } from "./webkit";

/** How a test looks at the site, and what goes wrong meanwhile. */
export interface Visit extends View {
  readonly faults?: readonly Fault[];
  /** True looks at once, before the page has laid out what stands far below. Without scripts, or with faults, so does any visit. */
  readonly isEarly?: boolean;
}

/** A page and the site as it was served to it. */
export interface Visited<P extends EnginePage = EnginePage> {
  readonly page: P;
  readonly site: ServedSite;
}

/** Opens a path of the site; page and site are closed after the test. */
export type Open<P extends EnginePage = EnginePage> = (path: string, visit?: Visit) => Promise<Visited<P>>;

/** All three. */
export const everyEngine: readonly EngineName[] = ["chromium", "firefox", "webkit"];

const found = findBrowsers();
const inCi = process.env["CI"] === "true";

// No test is a test of time: a slow machine gets all it needs.
jest.setTimeout(120_000);

function start(name: EngineName, browsers: FoundBrowsers): Engine {
  const engines = {
    chromium: () => browsers.chromium && chromiumEngine(browsers.chromium),
    firefox: () => browsers.firefox && firefoxEngine(browsers.firefox),
    webkit: () => browsers.webkit && webkitEngine(browsers.webkit),
  };
  const engine = engines[name]();
  if (!engine) throw new Error(howToInstall[name]);
  return engine;
}

/**
 * Describes a behaviour once for each engine. One that is not installed is skipped, but in continuous integration, and
 * always for Chromium, it fails.
 *
 * @param subject - What is described.
 * @param names - The engines that must show it.
 * @param tests - The tests, which open pages by the function that they are given.
 */
export function describeInEngines(subject: string, names: readonly EngineName[], tests: (open: Open) => void): void {
  for (const name of names) {
    const describeOrSkip = found[name] || inCi || name === "chromium" ? describe : describe.skip;
    describeOrSkip(`${subject}, in ${name}`, () => {
      if (name === "webkit") tryTwice();
      tests(opener(name));
    });
  }
}

/** WebKit, starved by a busy machine, may hang, or skip every frame of a movement. What is wrong is wrong twice. */
function tryTwice(): void {
  beforeAll(() => void jest.retryTimes(1, { logErrorsBeforeRetry: true }));
  afterAll(() => void jest.retryTimes(0));
}

/**
 * Describes what only Chromium can be asked.
 *
 * @param subject - What is described.
 * @param tests - The tests, whose pages carry Playwright's own as `native`.
 */
export function describeInChromium(subject: string, tests: (open: Open<ChromiumPage>) => void): void {
  describeInEngines(subject, ["chromium"], (open) => tests(open as Open<ChromiumPage>));
}

function opener(name: EngineName): Open {
  let engine: Engine | undefined;
  let upstream: Upstream | undefined;
  const visited: Visited[] = [];

  afterEach(async () => {
    for (const { page, site } of visited.splice(0)) {
      await page.close();
      site.close();
    }
  });
  afterAll(async () => {
    await engine?.close();
    await upstream?.close();
  });

  return async (path, { faults = [], isEarly = false, ...view } = {}) => {
    engine ??= start(name, found);
    upstream ??= await startUpstream();
    const scripts = view.scripts ?? true;
    const site = await serveSite(upstream, { faults, scripts, probe: scripts && name === "webkit" });
    const page = await engine.open(view);
    visited.push({ page, site });
    await page.goto(site.url + path);
    if (scripts && faults.length === 0 && !isEarly) await page.until("the rest to be laid out", hasLaidOutRest);
    return { page, site };
  };
}
