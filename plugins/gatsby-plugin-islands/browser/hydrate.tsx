/** Hydrates the islands, each inside the site's `wrapRootElement`. A file of its own, downloaded at the first interaction. */
import { wrapRootElement } from "gatsby-plugin-islands/site-root";
import { type ComponentType, type ReactElement, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** The files of the folder that the plugin's options name; tests beside them have a second dot in their names. */
const files = require.context("gatsby-plugin-islands/folder", false, /^\.\/[^.]+\.[jt]sx$/);

/** Hydrates every island of the page as a transition, so that React yields to the visitor's next interaction. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", islandProps = "{}" } = element.dataset;
    const Component = findComponent(island);
    const props = JSON.parse(islandProps) as object;
    startTransition(() => {
      hydrateRoot(
        element,
        wrapRootElement({
          element: (
            <Hydrated container={element}>
              <Component {...props} />
            </Hydrated>
          ),
        }),
        { onCaughtError: showErrorBoundary },
      );
    });
  }
}

function findComponent(name: string): ComponentType<object> {
  const file = files.keys().find((key) => key.slice(2).replace(/\.[jt]sx$/, "") === name) ?? "";
  const module = files(file);
  return (module[name] ?? module["default"]) as ComponentType<object>;
}

interface HydratedProps {
  readonly container: Element;
  readonly children: ReactElement;
}

/** Dispatches the first interaction again after hydration, so that the tooltip it was about opens. */
function Hydrated({ container, children }: HydratedProps): ReactElement {
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && container.contains(focused) && focused.matches(":focus-visible")) {
      focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    }
    if (!matchMedia("(hover: hover)").matches) return;
    const hovered = [...container.querySelectorAll(":hover")].at(-1);
    hovered?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
  }, [container]);
  return children;
}

let hasFailed = false;

/** An island has thrown and the site's error boundary has caught it: the boundary's screen replaces the whole page. */
function showErrorBoundary(error: unknown): void {
  const page = document.getElementById("___gatsby");
  if (hasFailed || !page) return;
  hasFailed = true;
  createRoot(page).render(wrapRootElement({ element: <Throw error={error} /> }));
}

function Throw({ error }: { readonly error: unknown }): never {
  throw error;
}
