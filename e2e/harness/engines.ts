/** Runs the same tests in each engine, on the built site. Every browser test begins with `describeInEngines`. */
import type { ChromiumPage } from "./chromium";
import { type EngineName, findBrowsers, howToInstall } from "./findBrowsers";
import { hasLaidOutRest } from "./inPage";
import type { Engine, EnginePage, View } from "./page";
import { type Fault, type ServedSite, serveSite, startUpstream, type Upstream } from "./site";

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

/** Each engine's driver takes a second to load, so a file loads only those that it drives. */
async function start(name: EngineName): Promise<Engine> {
  if (!found[name]) throw new Error(howToInstall[name]);
  if (name === "chromium") return (await import("./chromium")).chromiumEngine();
  if (name === "firefox") return (await import("./firefox")).firefoxEngine();
  return (await import("./webkit")).webkitEngine(found[name]);
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

/** Started by the first test that needs them, for all tests of a file. */
const engines = new Map<EngineName, Promise<Engine>>();
let upstream: Upstream | undefined;

afterAll(async () => {
  for (const engine of engines.values()) await (await engine).close();
  await upstream?.close();
});

function opener(name: EngineName): Open {
  const visited: Visited[] = [];

  afterEach(async () => {
    for (const { page, site } of visited.splice(0)) {
      await page.close();
      site.close();
    }
  });

  return async (path, { faults = [], isEarly = false, ...view } = {}) => {
    const engine = engines.get(name) ?? start(name);
    engines.set(name, engine);
    upstream ??= await startUpstream();
    const scripts = view.scripts ?? true;
    const site = await serveSite(upstream, { faults, scripts, probe: scripts && name === "webkit" });
    const page = await (await engine).open(view);
    visited.push({ page, site });
    await page.goto(site.url + path);
    if (scripts && faults.length === 0 && !isEarly) await page.until("the rest to be laid out", hasLaidOutRest);
    return { page, site };
  };
}
