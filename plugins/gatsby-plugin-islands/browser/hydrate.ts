/** Hydrates the islands, each inside the site's `wrapRootElement`. A file of its own, downloaded when the first island asks for it. */
import { wrapRootElement } from "gatsby-plugin-islands/site";
import { type ComponentType, createElement, type ReactElement, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** The files of the folder that the plugin's options name; tests beside them have a second dot in their names. */
const files = require.context("gatsby-plugin-islands/folder", false, /^\.\/[^.]+\.[jt]sx?$/);

// What Gatsby's `Link` and `navigate` expect of its runtime: a built page loads the next one.
Object.assign(window, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
  ___navigate(to: string | number, options?: { readonly replace?: boolean }) {
    if (typeof to === "number") history.go(to);
    else location[options?.replace ? "replace" : "assign"](to);
  },
});

const wrap = (element: ReactElement): ReactElement => wrapRootElement?.({ element }) ?? element;

/**
 * Hydrates an island as a transition, so that React yields to the visitor's next interaction.
 *
 * @param pressed - Buttons that were pressed in vain. Those of this island are pressed again, and removed.
 */
export function hydrateIsland(island: HTMLElement, pressed: Set<HTMLElement>): void {
  const { island: name = "", props = "{}" } = island.dataset;
  const module = files(files.keys().find((key) => key.startsWith(`./${name}.`)) ?? "") as Record<string, unknown>;
  const component = createElement((module[name] ?? module["default"]) as ComponentType<object>, JSON.parse(props));
  const Hydrated = (): ReactElement => {
    useEffect(() => repeatInteraction(island, pressed), []);
    return component;
  };
  // From here on React handles every event by itself.
  island.dataset["hydrated"] = "";
  startTransition(() => {
    hydrateRoot(island, wrap(createElement(Hydrated)), { onCaughtError: showErrorBoundary });
  });
}

/** Dispatches the first interaction again, so that the button or the tooltip that it was about responds. */
function repeatInteraction(island: HTMLElement, pressed: Set<HTMLElement>): void {
  for (const button of pressed) if (island.contains(button) && pressed.delete(button)) press(button);
  const focused = document.activeElement;
  if (focused && island.contains(focused) && focused.matches(":focus-visible")) {
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
  if (!matchMedia("(hover: hover)").matches) return;
  const hovered = [...island.querySelectorAll(":hover")].at(-1);
  hovered?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
}

/** Presses a button, again and again as long as `<Suspense>` waits for it: React stops the event, and has not marked the button. */
function press(button: HTMLElement): void {
  let isLost = true;
  button.addEventListener("click", () => (isLost = false), { once: true });
  button.click();
  const isHydrated = Object.keys(button).some((key) => key.startsWith("__react"));
  if (isLost && !isHydrated && button.isConnected) setTimeout(press, 100, button);
}

let page = document.getElementById("___gatsby");

/** An island has thrown and the site's error boundary has caught it: the boundary's screen replaces the whole page. */
function showErrorBoundary(error: unknown): void {
  const Throw = (): never => {
    throw error;
  };
  if (page) createRoot(page).render(wrap(createElement(Throw)));
  page = null;
}
