import type { ReactElement, ReactNode } from "react";

import { joinClasses } from "../../text/joinClasses";

interface DashListProps {
  readonly items: readonly string[];
  readonly className?: string | undefined;
  /** A last `<li>` without a dash. */
  readonly children?: ReactNode;
}

/** Short entries, one a line, each with a dash before it. */
export function DashList({ items, className, children }: DashListProps): ReactElement {
  return (
    <ul role="list" className={joinClasses("text-small", className)}>
      {items.map((item) => (
        <li key={item} className="dash">
          {item}
        </li>
      ))}
      {children}
    </ul>
  );
}
