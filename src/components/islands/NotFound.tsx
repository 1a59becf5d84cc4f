import { withPrefix } from "gatsby";
import { type ReactElement, useEffect } from "react";

import { notFound } from "../../content/notFound";
import { Button } from "../ui/Button";
import { MessagePage } from "../ui/MessagePage";

/**
 * The content of the not-found page (requirements, section 2). Logs the attempted path in an effect: the file is built once for every
 * path.
 */
export function NotFound(): ReactElement {
  useEffect(() => {
    // eslint-disable-next-line no-console -- the requirements ask for it (section 2)
    console.error(notFound.logMessage, window.location.pathname);
  }, []);

  return (
    <MessagePage>
      <h1 className="figure text-status">{notFound.heading}</h1>
      <p className="mt-6 text-lede">{notFound.text}</p>
      <p className="mt-4 max-w-note text-lede text-ink-muted">{notFound.note}</p>
      <p className="mt-8">
        <Button href={withPrefix("/")} variant="solid">
          {notFound.action}
        </Button>
      </p>
    </MessagePage>
  );
}
