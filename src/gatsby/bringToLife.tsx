/** Hydrates the islands, each inside the shared providers. */
import { type ComponentType, type ReactElement, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";

import { ErrorScreen } from "../components/layout/ErrorScreen";
import type { IslandName } from "../components/ui/Island";
import { wrapRootElement } from "../root";
import { catchUp } from "./catchUp";
import { islands } from "./islands";

let hasComplained = false;
let hasFailed = false;

const options: RootOptions = {
  /** Something, such as a translator or a password manager, had changed an island: React has drawn it anew. */
  onRecoverableError(error) {
    if (hasComplained) return;
    hasComplained = true;
    // eslint-disable-next-line no-console -- whoever wonders where a change to the page went should know
    console.warn("Something had changed the page before it started, so it was drawn anew.", error);
  },
  /** An island threw, and its boundary has caught it: the whole page now says so (spec, section 8). */
  onCaughtError(error) {
    if (hasFailed) return;
    hasFailed = true;
    // eslint-disable-next-line no-console -- the screen tells the reader; this tells whoever mends it
    console.error(error);
    createRoot(rootElement()).render(<ErrorScreen />);
  },
};

/**
 * Hydrates every island of the page, in small slices: as a transition, React gives way to the reader every few
 * milliseconds.
 *
 * @throws When the document has no root element.
 */
export function bringToLife(): void {
  for (const element of rootElement().querySelectorAll<HTMLElement>("[data-island]")) {
    const Component = islands[element.dataset["island"] as IslandName];
    startTransition(() => {
      hydrateRoot(element, <Live Component={Component} />, options);
    });
  }
}

/** An island inside the shared providers; once it is live it catches up with the reader. */
function Live({ Component }: { readonly Component: ComponentType }): ReactElement {
  useEffect(catchUp, []);
  return wrapRootElement({ element: <Component /> });
}

function rootElement(): HTMLElement {
  const root = document.getElementById("___gatsby");
  if (!root) throw new Error("the document has no #___gatsby");
  return root;
}
