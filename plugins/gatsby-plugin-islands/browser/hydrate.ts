/** Hydrates the islands, each inside the site's `wrapRootElement`. A file of its own, downloaded when the first island asks for it. */
import { wrapRootElement } from "gatsby-plugin-islands/site";
import { Component, type ComponentType, createElement, type ReactElement, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** The files of the folder that the plugin's options name; tests beside them have a second dot in their names. */
const files = require.context("gatsby-plugin-islands/folder", false, /^\.\/[^.]+\.[jt]sx?$/);

const wrap = (element: ReactElement): ReactElement => wrapRootElement?.({ element }) ?? element;

/**
 * Hydrates an island as a transition, so that React yields to the visitor's next interaction.
 *
 * @param pressed - The last button that was pressed in vain. If it is in this island, it is pressed again.
 */
export function hydrateIsland(island: HTMLElement, pressed?: HTMLElement): void {
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
    hydrateRoot(island, wrap(createElement(Outermost, null, createElement(Hydrated))), {
      onCaughtError: (error) => {
        if (escaped.has(error)) showErrorBoundary(error);
      },
    });
  });
}

/** The errors that no error boundary of an island has caught. */
const escaped = new Set<unknown>();

/** Notes an error that has reached the edge of its island, and passes it on to the site's error boundary. */
class Outermost extends Component<{ readonly children?: ReactElement }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): object {
    escaped.add(error);
    return { error };
  }

  override render(): ReactElement | undefined {
    if (escaped.has(this.state.error)) throw this.state.error;
    return this.props.children;
  }
}

/** Dispatches the first interaction again, so that the button or the tooltip that it was about responds. */
function repeatInteraction(island: HTMLElement, pressed?: HTMLElement): void {
  if (pressed && island.contains(pressed)) pressed.click();
  const focused = document.activeElement;
  if (focused && island.contains(focused) && focused.matches(":focus-visible")) {
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
  if (!matchMedia("(hover: hover)").matches) return;
  const hovered = [...island.querySelectorAll(":hover")].at(-1);
  hovered?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
}

let page = document.getElementById("___gatsby");

/** The site's error boundary has caught an error of an island: the boundary's screen replaces the whole page. */
function showErrorBoundary(error: unknown): void {
  const Throw = (): never => {
    throw error;
  };
  if (page) createRoot(page).render(wrap(createElement(Throw)));
  page = null;
}
