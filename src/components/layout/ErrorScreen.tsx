import { withPrefix } from "gatsby";
import type { ReactElement } from "react";

import { errorScreen } from "../../content/errorScreen";
import { notFound } from "../../content/notFound";
import { site } from "../../site";
import { mailDraft } from "../../text/mailDraft";
import { Button } from "../ui/Button";
import { MessagePage } from "../ui/MessagePage";
import { TextLink } from "../ui/TextLink";

/** The focus was in what is gone: a screen reader says the heading then. The title is still that of the page. */
function announce(heading: HTMLHeadingElement | null): void {
  if (!heading) return;
  document.title = errorScreen.heading;
  heading.focus();
}

/** The error screen (requirements, section 8). It uses no provider and no icon, because they may have failed. */
export function ErrorScreen(): ReactElement {
  return (
    <main>
      <MessagePage>
        <h1 ref={announce} tabIndex={-1} className="text-title">
          {errorScreen.heading}
        </h1>
        <p className="mt-6 max-w-note text-lede text-ink-muted">{errorScreen.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Button variant="solid" onClick={() => window.location.reload()}>
            {errorScreen.reload}
          </Button>{" "}
          <Button href={withPrefix("/")} variant="outline">
            {notFound.action}
          </Button>
        </p>
        <p className="mt-6">
          {errorScreen.emailLead}{" "}
          <TextLink href={mailDraft(site.email)} newTab>
            {site.email}
          </TextLink>
        </p>
      </MessagePage>
    </main>
  );
}
