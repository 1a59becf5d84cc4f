/** Hydrates the islands, each inside the shared providers. */
import { type ComponentType, type ReactElement, startTransition, useEffect, useState } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";

import { ErrorScreen } from "../components/layout/ErrorScreen";
import type { IslandName } from "../components/ui/Island";
import { wrapRootElement } from "../root";
import { site } from "../site";
import { islands } from "./islands";
import { keepFocus } from "./keepFocus";
import { replayInput } from "./replayInput";

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
 * milliseconds. Of a translated page the top bar stays as it is: drawn anew it would speak our language again and shut the
 * menu under the reader's finger, for no more than the mark of the section in sight.
 *
 * @throws When the document has no root element.
 */
export function hydrateIslands(): void {
  for (const element of rootElement().querySelectorAll<HTMLElement>("[data-island]")) {
    const name = element.dataset["island"] as IslandName;
    // Translators say what they have made of the page in its language.
    if (name === "header" && document.documentElement.lang !== site.language) continue;
    const Component = islands[name];
    startTransition(() => {
      hydrateRoot(element, <Live Component={Component} element={element} />, options);
    });
  }
}

interface LiveProps {
  readonly Component: ComponentType;
  /** Where it stands. */
  readonly element: Element;
}

/** An island inside the shared providers; once it is live it catches up with the reader. */
function Live({ Component, element }: LiveProps): ReactElement {
  const [restoreFocus] = useState(() => keepFocus(element));
  useEffect(() => {
    restoreFocus();
    replayInput();
  }, [restoreFocus]);
  return wrapRootElement({ element: <Component /> });
}

function rootElement(): HTMLElement {
  const root = document.getElementById("___gatsby");
  if (!root) throw new Error("the document has no #___gatsby");
  return root;
}
