import type { ComponentProps, ReactElement } from "react";

import { joinClasses } from "../../text/joinClasses";
import { NewTabLink } from "./NewTabLink";

interface TextLinkProps extends ComponentProps<typeof NewTabLink> {
  /** Whether the address opens in a new tab. */
  readonly newTab?: boolean;
}

/** An underlined link. On hover only its line changes: on some surfaces the accent colour has too little contrast for text. */
export function TextLink({ newTab = false, className, ...attributes }: TextLinkProps): ReactElement {
  const Link = newTab ? NewTabLink : "a";
  return (
    <Link
      {...attributes}
      className={joinClasses(
        "underline decoration-accent decoration-2 underline-offset-[0.2em] hover:decoration-4",
        className,
      )}
    />
  );
}
