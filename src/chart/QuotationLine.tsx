import { Fragment, type ReactElement } from "react";

/** A dashed line from a quotation to the next, like the routes on the globe. Its parent is positioned, and a `group`; even ones mirror it. */
export function QuotationLine(): ReactElement {
  return (
    <div
      className="
        absolute inset-s-full top-7 -bottom-9 ms-15 hidden w-2/5
        group-even:inset-s-auto group-even:inset-e-full group-even:ms-0 group-even:me-15 group-even:-scale-x-100
        lg:block
        rtl:-scale-x-100
        rtl:group-even:scale-x-100
        print:hidden
        forced-colors:hidden
      "
    >
      <svg aria-hidden="true" className="size-full overflow-visible fill-paper stroke-accent">
        <line x2="100%" y2="100%" strokeWidth="2" strokeDasharray="8 6" />
        {["0", "100%"].map((end) => (
          <Fragment key={end}>
            <circle cx={end} cy={end} r="9.25" strokeWidth="1.5" />
            <circle cx={end} cy={end} r="2.5" className="fill-accent" />
          </Fragment>
        ))}
      </svg>
    </div>
  );
}
