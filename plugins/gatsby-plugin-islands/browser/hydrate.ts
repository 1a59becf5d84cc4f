/** Hydrates the islands, each inside the site's `wrapRootElement`. A file of its own, downloaded when the first island asks for it. */
import { wrapRootElement } from "gatsby-plugin-islands/site-root";
import { type ComponentType, createElement, type ReactElement, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** The files of the folder that the plugin's options name; tests beside them have a second dot in their names. */
const files = require.context("gatsby-plugin-islands/folder", false, /^\.\/[^.]+\.[jt]sx?$/);

/**
 * Hydrates an island as a transition, so that React yields to the visitor's next interaction.
 *
 * @param pressed - Buttons that were pressed in vain. Those of this island are pressed again, and removed.
 */
export function hydrateIsland(island: HTMLElement, pressed: Set<HTMLElement>): void {
  const { island: name = "", props = "{}" } = island.dataset;
  const component = createElement(findComponent(name), JSON.parse(props) as object);
  const element = createElement(Hydrated, { island, pressed, children: component });
  // From here on React handles every event by itself.
  island.dataset["hydrated"] = "";
  startTransition(() => {
    hydrateRoot(island, wrapRootElement({ element }), { onCaughtError: showErrorBoundary });
  });
}

function findComponent(name: string): ComponentType<object> {
  const file = files.keys().find((key) => key.slice(2).replace(/\.[jt]sx?$/, "") === name) ?? "";
  const module = files(file);
  return (module[name] ?? module["default"]) as ComponentType<object>;
}

interface HydratedProps {
  readonly island: Element;
  readonly pressed: Set<HTMLElement>;
  readonly children: ReactElement;
}

/** Dispatches the first interaction again after hydration, so that the button or the tooltip that it was about responds. */
function Hydrated({ island, pressed, children }: HydratedProps): ReactElement {
  useEffect(() => {
    for (const button of pressed) {
      if (island.contains(button) && pressed.delete(button)) button.click();
    }
    const focused = document.activeElement;
    if (focused && island.contains(focused) && focused.matches(":focus-visible")) {
      focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    }
    if (!matchMedia("(hover: hover)").matches) return;
    const hovered = [...island.querySelectorAll(":hover")].at(-1);
    hovered?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
  }, [island, pressed]);
  return children;
}

let hasFailed = false;

/** An island has thrown and the site's error boundary has caught it: the boundary's screen replaces the whole page. */
function showErrorBoundary(error: unknown): void {
  const page = document.getElementById("___gatsby");
  if (hasFailed || !page) return;
  hasFailed = true;
  createRoot(page).render(wrapRootElement({ element: createElement(Throw, { error }) }));
}

function Throw({ error }: { readonly error: unknown }): never {
  throw error;
}
