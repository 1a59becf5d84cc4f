/** The first script of a page. It runs the site's `onClientEntry`, and loads the islands when their `on` says so. */
import { onClientEntry } from "gatsby-plugin-islands/site-browser";

import { idle, nextInteraction } from "./interactions";

/** How long to wait after a failed download before another interaction may start the next one, in milliseconds. */
const retryDelayMs = 5_000;

/** Buttons that do nothing without script, in islands that have not hydrated. */
const lostButtons =
  "gatsby-island:not([data-hydrated]) button:not([popovertarget], [commandfor], form :not([type=button]))";

/** When an island hydrates, by its `on`; all others wait for the next interaction. */
const triggers: Readonly<Record<string, (island: Element) => Promise<unknown>>> = {
  load: () => Promise.resolve(),
  // Safari has no requestIdleCallback.
  idle: () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve(undefined))),
  visible: (island) =>
    new Promise((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve(undefined);
      });
      // The island itself has no box.
      for (const child of island.children) observer.observe(child);
    }),
};

const language = document.documentElement.lang;
const pressed = new Set<HTMLElement>();

addEventListener(
  "click",
  ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(lostButtons);
    if (button) pressed.add(button);
  },
  { capture: true },
);

onClientEntry({}, {});
for (const island of document.querySelectorAll<HTMLElement>("gatsby-island")) {
  const isDue = triggers[island.dataset["on"] ?? ""] ?? nextInteraction;
  void isDue(island).then(() => hydrate(island));
}

async function hydrate(island: HTMLElement): Promise<void> {
  // A translated page can't hydrate: React would not find its texts.
  if (document.documentElement.lang !== language) return;
  try {
    const { hydrateIsland } = await import(/* webpackChunkName: "islands-hydrate" */ "./hydrate");
    await idle();
    hydrateIsland(island, pressed);
  } catch (error) {
    // eslint-disable-next-line no-console -- developers need to see why an island did not hydrate
    console.warn(`The island ${island.dataset["island"]} did not load; a later interaction tries again.`, error);
    setTimeout(() => void nextInteraction().then(() => hydrate(island)), retryDelayMs);
  }
}
