/** The page's actions. Each is a link, so that it works before any script and without one. */
import type { ReactElement, ReactNode } from "react";

import { NewTabLink } from "./NewTabLink";

interface ButtonProps {
  readonly href: string;
  /** `solid` for the one main action of a place, `outline` for the others. */
  readonly look: "solid" | "outline";
  /** Whether the address opens in a tab of its own. */
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

const looks = {
  solid: "button button-solid",
  outline: "button button-outline",
} as const;

/**
 * A link that looks like a button. On paper it says where it leads; of a mail draft, whom it is addressed to.
 *
 * @returns An anchor.
 */
export function Button({ href, look, newTab = false, children }: ButtonProps): ReactElement {
  const Link = newTab ? NewTabLink : "a";
  const [, addressee] = /^mailto:([^?]*)/.exec(href) ?? [];
  return (
    <Link href={href} className={looks[look]} data-addressee={addressee}>
      {children}
    </Link>
  );
}
