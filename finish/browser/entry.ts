/** The first script of a page. It runs the site's `onClientEntry`, and hydrates an island once the visitor comes to it. */
import { onClientEntry, onInitialClientRender } from "gatsby-plugin-islands/site";

/** What a visitor comes to an island by. Scripts that need one at once dispatch `hydrate` on it. */
const approaches = ["pointerover", "focusin", "click", "hydrate"];

/** Buttons that do nothing without script. */
const lostButtons = "button:not([popovertarget], [commandfor], form :not([type=button]))";

/** The islands that have not hydrated, each with the text that it was built with. One stays here until its download has succeeded. */
const waiting = new Map<HTMLElement, string>();
const language = document.documentElement.lang;
const pressed = new Set<HTMLElement>();
/** What the last pointer was: a mouse, a finger or a pen. */
let pointerType = "";

/** Ends the task, so that the page responds to an interaction before the next one. */
const endTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The downloaded file, React, the site's providers, and each island run in a task of their own. */
async function hydrate(island: HTMLElement): Promise<void> {
  await import(/* webpackChunkName: "islands-hydrate" */ "react");
  await endTask();
  await import(/* webpackChunkName: "islands-hydrate" */ "react-dom/client");
  await endTask();
  const { hydrateIsland } = await import(/* webpackChunkName: "islands-hydrate" */ "./hydrate");
  await endTask();
  // React would turn a translated text back into the built one.
  const isTranslated = document.documentElement.lang !== language || waiting.get(island) !== island.textContent;
  // Another event may have hydrated it meanwhile: it waits no longer then.
  if (waiting.delete(island) && !isTranslated) hydrateIsland(island, { pressed, pointerType });
}

/** Hydrates an island. A failed download, which the browser logs, is tried again when the visitor comes the next time. */
function tryToHydrate(island: HTMLElement): void {
  hydrate(island).catch((error: Error) => {
    if (error.name !== "ChunkLoadError") throw error;
  });
}

onClientEntry?.({}, {});
onInitialClientRender?.({}, {});

for (const island of document.querySelectorAll<HTMLElement>("gatsby-island")) {
  waiting.set(island, island.textContent);
  // The visitor may have come before this script.
  if (island.dataset["on"] === "load" || island.matches(":hover, :focus-within")) tryToHydrate(island);
}

for (const approach of approaches) {
  addEventListener(
    approach,
    ({ type, target, pointerType: by }: Event & { readonly pointerType?: string }) => {
      const island = target instanceof Element && target.closest<HTMLElement>("gatsby-island");
      if (!island || !waiting.has(island)) return;
      pointerType = by ?? pointerType;
      const button = type === "click" && target.closest<HTMLElement>(lostButtons);
      if (button) pressed.add(button);
      tryToHydrate(island);
    },
    { capture: true, passive: true },
  );
}
