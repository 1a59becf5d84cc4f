/** The first script of a page. It runs the site's `onClientEntry`, and loads the islands when their `on` says so. */
import { onClientEntry } from "gatsby-plugin-islands/site";

/** The events that count as an interaction. Scrolling does not. */
const interactions = ["pointermove", "pointerdown", "keydown", "focusin"];

/** How long without an interaction counts as idle, in milliseconds: longer than between two keys of a slow typist. */
const idleMs = 500;

/** Buttons that do nothing without script, in islands that have not hydrated. */
const lostButtons =
  "gatsby-island:not([data-hydrated]) button:not([popovertarget], [commandfor], form :not([type=button]))";

const language = document.documentElement.lang;
const pressed = new Set<HTMLElement>();

/** The islands that hydrate after the next interaction; one stays here until its download has succeeded. */
const waiting = new Set<HTMLElement>();
let timer: number | undefined;

async function hydrate(island: HTMLElement): Promise<void> {
  waiting.add(island);
  // A translated page can't hydrate: React would not find its texts.
  if (document.documentElement.lang !== language) return;
  const { hydrateIsland } = await import(/* webpackChunkName: "islands-hydrate" */ "./hydrate");
  // After an interaction during the download, its timer hydrates the island.
  if (!timer && waiting.delete(island)) hydrateIsland(island, pressed);
}

onClientEntry?.({}, {});

for (const event of interactions) {
  addEventListener(
    event,
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        timer = 0;
        waiting.forEach((island) => void hydrate(island));
      }, idleMs);
    },
    { capture: true, passive: true },
  );
}

addEventListener(
  "click",
  ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(lostButtons);
    if (button) pressed.add(button);
  },
  { capture: true },
);

for (const island of document.querySelectorAll<HTMLElement>("gatsby-island")) {
  const { on } = island.dataset;
  if (on === "load") void hydrate(island);
  // Safari has no requestIdleCallback.
  else if (on === "idle") (window.requestIdleCallback ?? setTimeout)(() => void hydrate(island));
  else if (on === "visible") {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void hydrate(island);
    });
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
  } else waiting.add(island);
}
