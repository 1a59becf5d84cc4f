import type { ReactElement, ReactNode } from "react";

import { joinClasses } from "./joinClasses";

interface DashListProps {
  readonly items: readonly string[];
  readonly className?: string;
  /** A last `<li>` without a dash. */
  readonly children?: ReactNode;
}

/** Short entries, each with a dash before it; on a phone they follow each other in one line. */
export function DashList({ items, className, children }: DashListProps): ReactElement {
  return (
    <ul className={joinClasses("text-small", className)}>
      {items.map((item) => (
        <li
          key={item}
          className="before:me-2 before:inline-block before:w-2.5 before:border-t-2 before:border-accent before:align-[0.3em] max-sm:inline max-sm:pe-1.5 sm:ps-4.5 sm:before:-ms-4.5"
        >
          {/* The space separates the entries of one line. */}
          {`${item} `}
        </li>
      ))}
      {children}
    </ul>
  );
}
