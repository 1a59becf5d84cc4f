import type { ReactElement, ReactNode } from "react";

import { joinClasses } from "../../text/joinClasses";
import { NewTabLink } from "./NewTabLink";

interface ButtonProps {
  /** Where it leads; without one it is a `<button>`. */
  readonly href?: string;
  /** What the `<button>` does; without it, it sends the form that it is in. */
  readonly onClick?: () => void;
  /** `solid` for the main action, `outline` for others. */
  readonly variant: "solid" | "outline";
  readonly size?: "small" | "normal";
  /** Whether the address opens in a new tab. */
  readonly newTab?: boolean;
  /** The button's place in its parent. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link, or an action of the page, that looks like a button. Printed, it shows its address, or of a mail draft the addressee. */
export function Button({
  href,
  onClick,
  variant,
  size = "normal",
  newTab = false,
  className,
  children,
}: ButtonProps): ReactElement {
  const classes = joinClasses(
    "inline-flex items-center justify-center rounded-button border text-center leading-tight font-semibold break-keep",
    // No transition on press: its frames would delay the next interaction.
    "active:[box-shadow:inset_0_0_0_2px_currentColor] print:inline-block print:min-h-0 print:py-2",
    variant === "solid"
      ? `
        border-accent bg-accent text-on-accent
        hover:border-accent-strong hover:bg-accent-strong
        print:bg-paper print:text-ink
      `
      : "border-ink bg-paper hover:bg-ink hover:text-paper",
    size === "small" ? "min-h-11 px-4 py-2 text-small max-xs:px-3" : "min-h-12 px-button py-3",
    className,
  );
  if (!href)
    return (
      <button type={onClick ? "button" : "submit"} onClick={onClick} className={classes}>
        {children}
      </button>
    );
  const Link = newTab ? NewTabLink : "a";
  const [, addressee] = /^mailto:([^?]*)/.exec(href) ?? [];
  return (
    <Link href={href} data-addressee={addressee && decodeURIComponent(addressee)} className={classes}>
      {children}
    </Link>
  );
}
