/** The first script of a page. It runs the site's `onClientEntry`, and hydrates an island once the visitor comes to it. */
import { onClientEntry, onInitialClientRender } from "../../gatsby-browser";
import type * as Hydrate from "./load";

/** Set by finish/buildIslands.ts: the file that hydrates, beside this one. */
declare const __HYDRATE__: string;

/** What a visitor comes to an island by. Scripts that need one at once dispatch `hydrate` on it. */
const approaches = ["pointerover", "focusin", "click", "hydrate"];

/** Buttons that do nothing without script. */
const lostButtons = "button:not([popovertarget], [commandfor], form :not([type=button]))";

/** The islands that have not hydrated, each with the content that it was built with. One stays here until its download has succeeded. */
const waiting = new Map<HTMLElement, string>();
const language = document.documentElement.lang;
/** Its text, and how many elements it has. Attributes are left out: React keeps those that others have added. */
const contentOf = (island: HTMLElement): string => `${island.getElementsByTagName("*").length} ${island.textContent}`;
const pressed = new Set<HTMLElement>();
/** What the last pointer was: a mouse, a finger or a pen. */
let pointerType = "";

/** How many downloads have failed. Browsers keep the failure of an address, so that the next one needs another. */
let failures = 0;

/** Hydrates an island. After a failed download, which the browser logs, it is tried again when the visitor comes the next time. */
async function hydrate(island: HTMLElement): Promise<void> {
  const address = failures > 0 ? `${__HYDRATE__}?${failures}` : __HYDRATE__;
  const module = await (import(address) as Promise<typeof Hydrate>).catch(() => undefined);
  if (!module) {
    failures += 1;
    return;
  }
  const hydrateIsland = await module.load();
  // React would turn a translated text back into the built one, and make an island anew to which an extension has added an element.
  const hasChanged = document.documentElement.lang !== language || waiting.get(island) !== contentOf(island);
  // Another event may have hydrated it meanwhile: it waits no longer then.
  if (waiting.delete(island) && !hasChanged) hydrateIsland(island, { pressed, pointerType });
}

onClientEntry();
onInitialClientRender();

for (const island of document.querySelectorAll<HTMLElement>("gatsby-island")) {
  waiting.set(island, contentOf(island));
  // The visitor may have come before this script.
  if (island.dataset["on"] === "load" || island.matches(":hover, :focus-within")) void hydrate(island);
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
      void hydrate(island);
    },
    { capture: true, passive: true },
  );
}
