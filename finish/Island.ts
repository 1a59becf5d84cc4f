import "./island.css";

import { createElement, isValidElement, type ReactElement } from "react";

export interface IslandProps {
  /** The name of the component's file in src/components/islands, without its extension. */
  readonly name: string;
  /** `load` hydrates it as soon as it can be; without it, it hydrates when the visitor comes to it. */
  readonly on?: "load";
  /** The component of that file, with props that JSON can carry. */
  readonly children: ReactElement<object>;
}

/**
 * Marks a component that hydrates in the built page, when a mouse, a touch or the focus comes to it. In development the whole page
 * hydrates, and this is a wrapper without a box.
 *
 * @throws When JSON can't carry a prop of the component.
 */
export function Island({ name, on, children }: IslandProps): ReactElement {
  const props = JSON.stringify(children.props, (key, value: unknown) => {
    if (typeof value !== "function" && !isValidElement(value)) return value;
    throw new Error(
      `<Island name="${name}">: the prop "${key}" is a ${typeof value === "function" ? "function" : "React element"}, ` +
        `which JSON can't carry. Pass plain data, or create it inside the island.`,
    );
  });
  const attributes = { "data-name": name, "data-on": on, "data-props": props === "{}" ? undefined : props };
  return createElement("gatsby-island", attributes, children);
}
