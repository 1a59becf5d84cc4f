import type { ReactElement } from "react";

import { errorScreen } from "../../content/errorScreen";
import { site } from "../../site";

/** The error screen (spec, section 8). It uses no provider and no icon, because they may have failed. */
export function ErrorScreen(): ReactElement {
  return (
    <main className="message-page">
      <div className="page-width">
        <h1 className="text-title">{errorScreen.heading}</h1>
        <p className="mt-6 max-w-[29.3em] text-lede text-ink-muted">{errorScreen.text}</p>
        <p className="mt-8">
          <button type="button" className="button button-solid" onClick={() => window.location.reload()}>
            {errorScreen.reload}
          </button>
        </p>
        <p className="mt-6">
          {errorScreen.emailLead}{" "}
          <a href={`mailto:${site.email}`} className="text-link">
            {site.email}
          </a>
        </p>
      </div>
    </main>
  );
}
