/**
 * The first script of a page. It runs the site's `onClientEntry`, and loads the islands at the first interaction, or at once where
 * one has `on="load"`.
 */
import { onClientEntry } from "gatsby-plugin-islands/site-browser";

import { listenForInteractions } from "./interactions";

/** How long to wait after a failed download before another interaction may start the next one, in milliseconds. */
const retryDelayMs = 5_000;

const language = document.documentElement.lang;
const interactions = listenForInteractions();

onClientEntry({}, {});
if (document.querySelector("[data-island-on=load]")) void hydrate();
else if (document.querySelector("[data-island]")) void interactions.next().then(interactions.idle).then(hydrate);

async function hydrate(): Promise<void> {
  // A translated page can't hydrate: React would not find its texts.
  if (document.documentElement.lang !== language) return;
  try {
    const { hydrateIslands } = await import(/* webpackChunkName: "islands-hydrate" */ "./hydrate");
    await interactions.idle();
    hydrateIslands();
    interactions.stop();
  } catch (error) {
    // eslint-disable-next-line no-console -- developers need to see why islands did not hydrate
    console.warn("The islands of this page did not load; a later interaction tries again.", error);
    setTimeout(() => void interactions.next().then(interactions.idle).then(hydrate), retryDelayMs);
  }
}
