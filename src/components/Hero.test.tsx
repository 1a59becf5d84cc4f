import { within } from "@testing-library/react";

import { hero } from "../content/hero";
import { labels } from "../content/labels";
import { site } from "../site";
import { named, plain, showSection } from "../testing/section";
import { mailDraft } from "../text/mailDraft";
import { Hero } from "./Hero";

describe("hero", () => {
  it("has the page's heading and its introduction", () => {
    const region = showSection(Hero, hero);
    expect(within(region).getByRole("heading", { level: 1, ...named(hero.heading) })).toBeVisible();
    expect(region).toHaveTextContent(plain(hero.lede));
  });

  it("opens a mail draft in a new tab, and leads to a section of the page", () => {
    const region = within(showSection(Hero, hero));
    const draft = region.getByRole("link", named(`${hero.primaryAction} ${labels.opensInNewTab}`));
    expect(draft).toHaveAttribute("href", mailDraft(site.email, hero.mailSubject));
    expect(draft).toHaveAttribute("target", "_blank");
    const work = region.getByRole("link", named(hero.secondaryAction));
    expect(work).toHaveAttribute("href", `#${hero.secondaryTarget}`);
  });
});
