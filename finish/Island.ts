import "./island.css";

import { createElement, isValidElement, type ReactElement } from "react";

/** Set by gatsby-node.ts when pages are built: the names of the islands' files. */
declare const __ISLANDS__: readonly string[];

export interface IslandProps {
  /** The name of the component's file in the plugin's folder, without its extension. */
  readonly name: string;
  /** `load` hydrates it as soon as it can be; without it, it hydrates when the visitor comes to it. */
  readonly on?: "load";
  /** The component of that file, with props that JSON can carry. */
  readonly children: ReactElement<object>;
}

/**
 * Marks a component that hydrates in the built page. In development the whole page hydrates and this is a wrapper without a box.
 *
 * @throws When the file is missing, or a prop of the component can't be carried by JSON.
 */
export function Island({ name, on, children }: IslandProps): ReactElement {
  if (typeof __ISLANDS__ !== "undefined" && !__ISLANDS__.includes(name)) {
    throw new Error(
      `<Island name="${name}">: the folder of the islands has no file ${name}.js, .jsx, .ts or .tsx. ` +
        `Move the component there, or give the name of its file.`,
    );
  }
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
