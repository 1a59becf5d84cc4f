import { isValidElement, type ReactElement } from "react";

export interface IslandProps {
  /** The name of the component's file in the plugin's folder, without its extension. */
  readonly name: string;
  /** `load` hydrates all islands of the page at once; by default hydration waits for the first interaction. */
  readonly on?: "interaction" | "load";
  /** For the wrapper, for example one with `display: contents`. */
  readonly className?: string;
  /** The component of that file, with props that JSON can carry. */
  readonly children: ReactElement;
}

/**
 * Marks a component that hydrates in the built page. In development the whole page hydrates and this is a wrapper.
 *
 * @throws When a prop of the component can't be carried by JSON.
 */
export function Island({ name, on = "interaction", className, children }: IslandProps): ReactElement {
  return (
    <div
      data-island={name}
      data-island-on={on === "load" ? on : undefined}
      data-island-props={serialize(name, children.props as object)}
      className={className}
    >
      {children}
    </div>
  );
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
