/** Hydrates the islands, each inside the site's `wrapRootElement`. */
import { components } from "islands";
import { Component, createElement, type ReactElement, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

import { wrapRootElement } from "../../src/root";

const wrap = (element: ReactElement): ReactElement => wrapRootElement({ element });

/** What the visitor did before an island had hydrated. */
interface EarlyInput {
  /** The buttons that were pressed in vain, of all islands. */
  readonly pressed: Iterable<HTMLElement>;
  /** What the last pointer was: a mouse, a finger or a pen. */
  readonly pointerType: string;
}

let count = 0;

/** Hydrates an island as a transition, so that React yields to the visitor's next interaction, and repeats the early input. */
export function hydrateIsland(island: HTMLElement, input: EarlyInput): void {
  const { name = "", props = "{}" } = island.dataset;
  const component = createElement(components[name] ?? "", JSON.parse(props) as object);
  const Hydrated = (): ReactElement => {
    useEffect(() => repeat(input, island), []);
    return component;
  };
  count += 1;
  // Each root counts its ids from the first.
  const identifierPrefix = `island-${count}-`;
  startTransition(() => {
    hydrateRoot(island, wrap(createElement(Outermost, null, createElement(Hydrated))), { identifierPrefix });
  });
}

/** Dispatches the early input again, so that the tooltip or the button that it was about responds. */
function repeat({ pressed, pointerType }: EarlyInput, island: HTMLElement): void {
  island.querySelector(":focus-visible")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  const hovered = [...island.querySelectorAll(":hover")].at(-1);
  hovered?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType }));
  for (const button of pressed) if (island.contains(button)) button.click();
}

/** The edge of an island. An error that no boundary inside has caught shows the site's error boundary in place of the whole page. */
class Outermost extends Component<{ readonly children?: ReactElement }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): object {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    showErrorBoundary(error);
  }

  override render(): ReactElement | undefined {
    return this.state.hasFailed ? undefined : this.props.children;
  }
}

let page = document.getElementById("___gatsby");

function showErrorBoundary(error: unknown): void {
  const Throw = (): never => {
    throw error;
  };
  // React has logged the error.
  if (page) createRoot(page, { onCaughtError: () => undefined }).render(wrap(createElement(Throw)));
  page = null;
}
