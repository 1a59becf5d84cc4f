import type { ReactElement } from "react";

import { HeroDrawing } from "../chart";
import { hero } from "../content/hero";
import { site } from "../site";
import { mailDraft } from "../text/mailDraft";
import { Button } from "./ui/Button";

/**
 * The hero: the page's `<h1>`, two actions, and a drawing. It is hidden while nothing after it has arrived: text in its middle would move
 * while the rest arrives.
 */
export function Hero(): ReactElement {
  return (
    <section
      id="top"
      aria-labelledby="top-heading"
      className="
        relative flow-root overflow-clip
        lg:grid lg:min-h-[min(54rem,var(--spacing-hero))] lg:items-center
        3xl:min-h-[min(66rem,var(--spacing-hero))]
        [main:not(:has(+*))>&]:not-has-[+*]:invisible
      "
    >
      <div className="relative page-width pt-[calc(1.25rem+6vw)] lg:py-24 print:pt-8.5 print:pb-11.5">
        {/* Narrow enough for any font: no word reaches the drawing. */}
        <h1 id="top-heading" className="text-hero lg:max-w-[min(50vw,44rem)]">
          {hero.heading}
        </h1>
        <p className="mt-6 max-w-lg text-lede text-balance text-ink-muted lg:max-w-[min(47vw,36rem)] print:max-w-2/3">
          {hero.lede}
        </p>
        <p className="mt-7 flex flex-wrap gap-3 max-sm:*:flex-auto max-sm:*:px-3.5">
          <Button href={mailDraft(site.email, hero.mailSubject)} variant="solid" newTab>
            {hero.primaryAction}
          </Button>{" "}
          <Button href={`#${hero.secondaryTarget}`} variant="outline">
            {hero.secondaryAction}
          </Button>
        </p>
      </div>
      <HeroDrawing />
    </section>
  );
}
