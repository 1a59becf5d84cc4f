/** The first script of a page. It runs the site's `onClientEntry`, and hydrates the islands after an interaction. */
import { onClientEntry, onInitialClientRender } from "gatsby-plugin-islands/site";

/** The events that count as an interaction. Scrolling does not; `hydrate` is for scripts that need an island at once. */
const interactions = ["pointermove", "pointerdown", "keydown", "focusin", "hydrate"];

/** How long without an interaction counts as idle, in milliseconds: longer than between two keys of a slow typist. */
const idleMs = 500;

/** Buttons that do nothing without script, in islands that have not hydrated. */
const lostButtons =
  "gatsby-island:not([data-hydrated]) button:not([popovertarget], [commandfor], form :not([type=button]))";

/** The islands that have not hydrated, each with the text that it was built with. One stays here until its download has succeeded. */
const waiting = new Map<HTMLElement, string>();
const language = document.documentElement.lang;
let pressed: HTMLElement | undefined;
/** Runs for `idleMs` after an interaction, and is 0 once it has ended. */
let timer: number | undefined;

/** Ends the task, so that the page responds to an interaction before the next one. */
const endTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** React, the site's providers, and each island run in a task of their own. */
async function hydrate(island: HTMLElement): Promise<void> {
  await import(/* webpackChunkName: "islands-hydrate" */ "react-dom/client");
  await endTask();
  const { hydrateIsland } = await import(/* webpackChunkName: "islands-hydrate" */ "./hydrate");
  await endTask();
  // After an interaction during the download, its timer hydrates the island.
  if (timer) return;
  // React would turn a translated text back into the built one.
  const isTranslated = document.documentElement.lang !== language || waiting.get(island) !== island.textContent;
  if (waiting.delete(island) && !isTranslated) hydrateIsland(island, pressed);
}

async function hydrateWaiting(): Promise<void> {
  for (const island of waiting.keys()) await hydrate(island);
}

/** Reading by touch needs no island: a touch counts inside one alone, and so does the focus that it gives. */
function isInteraction({ type, target, pointerType }: Event & { readonly pointerType?: string }): boolean {
  if (!(target instanceof Element) || target.closest("gatsby-island")) return true;
  return type === "focusin" ? target.matches(":focus-visible") : pointerType !== "touch";
}

onClientEntry?.({}, {});
onInitialClientRender?.({}, {});

for (const island of document.querySelectorAll<HTMLElement>("gatsby-island")) {
  waiting.set(island, island.textContent);
  if (island.dataset["on"] === "load") void hydrate(island);
}

for (const interaction of interactions) {
  addEventListener(
    interaction,
    (event) => {
      if (!isInteraction(event)) return;
      clearTimeout(timer);
      timer = window.setTimeout(
        () => {
          timer = 0;
          void hydrateWaiting();
        },
        event.type === "hydrate" ? 0 : idleMs,
      );
    },
    { capture: true, passive: true },
  );
}

addEventListener(
  "click",
  ({ target }) => {
    pressed = (target instanceof Element && target.closest<HTMLElement>(lostButtons)) || pressed;
  },
  { capture: true },
);
