import type { ReactElement } from "react";

/** The company's mark on a grid of 24 units, in the text's colour. `static/favicon.svg` and `src/icon.svg` are the same drawing. */
export function Logo(): ReactElement {
  return (
    <svg className="size-7 shrink-0" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        strokeWidth="1.5"
        d="M9.8 21.3A9.9 9.9 0 0 1 16.6 2.7A6.2 9.9 20 0 0 9.8 21.3M16.6 2.7A1.6 9.9 20 0 0 9.8 21.3"
      />
      <path className="stroke-accent" strokeWidth="3" d="M16.6 2.7A5.4 9.9 20 0 1 9.8 21.3" />
    </svg>
  );
}
