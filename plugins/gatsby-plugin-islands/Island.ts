import "./island.css";

import { createElement, isValidElement, type ReactElement } from "react";

/** When an island hydrates; the words are Astro's, `interaction` is the first interaction with the page. */
export type Trigger = "interaction" | "load" | "idle" | "visible";

export interface IslandProps {
  /** The name of the component's file in the plugin's folder, without its extension. */
  readonly name: string;
  /** `interaction` unless told. */
  readonly on?: Trigger;
  /** The component of that file, with props that JSON can carry. */
  readonly children: ReactElement;
}

/**
 * Marks a component that hydrates in the built page. In development the whole page hydrates and this is a wrapper without a box.
 *
 * @throws When a prop of the component can't be carried by JSON.
 */
export function Island({ name, on, children }: IslandProps): ReactElement {
  const attributes = { "data-island": name, "data-on": on, "data-props": serialize(name, children.props as object) };
  return createElement("gatsby-island", attributes, children);
}

function serialize(island: string, props: object): string | undefined {
  if (Object.keys(props).length === 0) return undefined;
  return JSON.stringify(props, (key, value: unknown) => {
    if (["function", "symbol", "bigint"].includes(typeof value) || isValidElement(value)) {
      throw new Error(
        `<Island name="${island}">: the prop "${key}" is a ${isValidElement(value) ? "React element" : typeof value}, which JSON can't carry. ` +
          `Pass plain data, or create it inside the island.`,
      );
    }
    return value;
  });
}
