import type { ReactElement, ReactNode } from "react";

import { NewTabLink } from "./NewTabLink";

interface ButtonProps {
  readonly href: string;
  /** `solid` for the main action, `outline` for others. */
  readonly variant: "solid" | "outline";
  /** Whether the address opens in a new tab. */
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

const classNames = {
  solid: "button button-solid",
  outline: "button button-outline",
} as const;

/** A link that looks like a button. Printed, it shows its address, or of a mail draft the addressee. */
export function Button({ href, variant, newTab = false, children }: ButtonProps): ReactElement {
  const Link = newTab ? NewTabLink : "a";
  const [, addressee] = /^mailto:([^?]*)/.exec(href) ?? [];
  return (
    <Link href={href} className={classNames[variant]} data-addressee={addressee}>
      {children}
    </Link>
  );
}
