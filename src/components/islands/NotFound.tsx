/** The not-found page's content (spec, section 2). */
import { withPrefix } from "gatsby";
import { type ReactElement, useEffect } from "react";

import { notFound } from "../../content/notFound";
import { Button } from "../ui/Button";

/**
 * Says that there is no such page and logs the attempted path to the console, once, in an effect: the file is built for
 * every path, so the path is never written into the page.
 *
 * @returns The heading, the text and the link home.
 */
export function NotFound(): ReactElement {
  useEffect(() => {
    // eslint-disable-next-line no-console -- the specification asks for it (section 2)
    console.error(notFound.logMessage, window.location.pathname);
  }, []);

  return (
    <div className="empty-water">
      <div className="sheet">
        <h1 className="figure text-sounding">{notFound.heading}</h1>
        <p className="text-lede mt-6">{notFound.text}</p>
        <p className="text-lede text-ink-muted mt-4 max-w-[29.3em]">{notFound.note}</p>
        <p className="mt-8">
          <Button href={withPrefix("/")} look="solid">
            {notFound.action}
          </Button>
        </p>
      </div>
    </div>
  );
}
