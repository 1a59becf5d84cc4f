import type { ReactElement } from "react";

import { hero } from "../content/hero";
import { mailDraft } from "./ui/mailDraft";
import { site } from "../site";
import { Button } from "./ui/Button";
import { Globe } from "./ui/Globe";

/** The hero: the page's `<h1>`, two actions, and the globe with the team's cities. */
export function Hero(): ReactElement {
  return (
    <section id="top" aria-labelledby="top-heading" className="hero">
      <div className="hero-text page-width">
        <h1 id="top-heading" className="text-hero">
          {hero.heading}
        </h1>
        <p className="mt-6 text-lede text-balance text-ink-muted">{hero.lede}</p>
        <p className="mt-7 flex flex-wrap gap-3">
          <Button href={mailDraft(site.email, hero.mailSubject)} variant="solid" newTab>
            {hero.primaryAction}
          </Button>
          <Button href="#portfolio" variant="outline">
            {hero.secondaryAction}
          </Button>
        </p>
      </div>
      <Globe ports={hero.ports} />
    </section>
  );
}
