import type { ReactElement } from "react";

import { cities } from "../chart/cities";
import { Globe } from "../chart/Globe";
import { hero } from "../content/hero";
import { site } from "../site";
import { joinClasses } from "../text/joinClasses";
import { mailDraft } from "../text/mailDraft";
import { Button } from "./ui/Button";

/** The hero: the page's `<h1>`, two actions, and the globe with the team's cities. */
export function Hero(): ReactElement {
  return (
    <section
      id="top"
      aria-labelledby="top-heading"
      className="
        relative flow-root overflow-clip
        not-has-data-island:isolate
        lg:grid lg:min-h-[min(54rem,var(--spacing-hero))] lg:items-center
        3xl:min-h-[min(66rem,var(--spacing-hero))]
      "
    >
      <div className="relative page-width pt-[calc(1.25rem+6vw)] lg:py-24 print:pt-8.5 print:pb-11.5">
        {/* Narrow enough for any font: no word reaches the globe. */}
        <h1 id="top-heading" className="text-hero lg:max-w-[min(50vw,44rem)]">
          {hero.heading}
        </h1>
        <p className="mt-6 max-w-lg text-lede text-balance text-ink-muted lg:max-w-[min(47vw,36rem)] print:max-w-2/3">
          {hero.lede}
        </p>
        <p className="mt-7 flex flex-wrap gap-3 max-sm:*:flex-auto max-sm:*:px-3.5">
          <Button href={mailDraft(site.email, hero.mailSubject)} variant="solid" newTab>
            {hero.primaryAction}
          </Button>
          <Button href={`#${hero.secondaryTarget}`} variant="outline">
            {hero.secondaryAction}
          </Button>
        </p>
      </div>
      <Globe
        cities={cities}
        className={joinClasses(
          // On a phone the globe is below the text, cut by the corner of the section; then beside it.
          "ms-[-14vw] mt-7 mb-[-48vw] w-screen min-w-136 sm:ms-[32vw] sm:-mt-20 sm:mb-[-42vw] sm:w-[92vw] sm:min-w-0",
          // On wide screens the right edge cuts it. It is at most 1.35 times as high as the hero, so that all cities are in view.
          `
            lg:absolute lg:inset-s-[56%] lg:top-1/2 lg:m-0 lg:w-[min(58vw,1.35*var(--spacing-hero))] lg:max-w-248
            lg:min-w-xl lg:translate-y-[-51%]
            3xl:max-w-7xl
          `,
          "print:hidden",
        )}
      />
    </section>
  );
}
