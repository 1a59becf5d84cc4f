import type { ReactElement } from "react";

/** The hero's globe again, cropped by the edges of the section so that it does not cross the text. */
export function ContactDrawing(): ReactElement {
  return (
    <svg
      className="
        globe absolute inset-e-[-32%] top-[calc(100%-48vw)] w-[110%]
        md:-inset-e-[min(24vw,22rem)] md:top-[52%] md:w-[58vw] md:max-w-240 md:min-w-136
        lg:top-[38%]
        print:hidden
      "
      viewBox="-500 -500 1000 1000"
      aria-hidden="true"
    >
      <use href="#globe" />
      <use href="#globe-ticks" />
    </svg>
  );
}
