import type { ReactElement } from "react";

import { errorScreen } from "../../content/errorScreen";
import { site } from "../../site";
import { mailDraft } from "../../text/mailDraft";
import { Button } from "../ui/Button";
import { MessagePage } from "../ui/MessagePage";
import { TextLink } from "../ui/TextLink";

/** The error screen (requirements, section 8). It uses no provider and no icon, because they may have failed. */
export function ErrorScreen(): ReactElement {
  return (
    <main>
      <MessagePage>
        <h1 className="text-title">{errorScreen.heading}</h1>
        <p className="mt-6 max-w-note text-lede text-ink-muted">{errorScreen.text}</p>
        <p className="mt-8">
          <Button variant="solid" onClick={() => window.location.reload()}>
            {errorScreen.reload}
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
