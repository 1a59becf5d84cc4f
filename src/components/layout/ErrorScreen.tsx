/** What is shown when the page itself fails (spec, section 8). */
import type { ReactElement } from "react";

import { errorScreen } from "../../content/errorScreen";
import { site } from "../../site";

/**
 * The error screen. It leans on nothing that may just have failed: no provider, no icon sprite.
 *
 * @returns The message, a way to reload and the company's e-mail address.
 */
export function ErrorScreen(): ReactElement {
  return (
    <main className="empty-water">
      <div className="sheet">
        <h1 className="text-title">{errorScreen.heading}</h1>
        <p className="text-lede text-ink-muted mt-6 max-w-[29.3em]">{errorScreen.text}</p>
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
