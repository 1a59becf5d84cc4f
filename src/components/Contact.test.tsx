import { within } from "@testing-library/react";

import { contact, contactIntro } from "../content/contact";
import { labels } from "../content/labels";
import { site } from "../site";
import { named, showSection } from "../testing/section";
import { mailDraft } from "../text/mailDraft";
import { Contact } from "./Contact";

describe("contact", () => {
  afterEach(() => void jest.restoreAllMocks());

  it("leads to a mail draft and to the professional network, if there is one, each in a new tab, and names the address", () => {
    const region = within(showSection(Contact, contactIntro));
    for (const [action, address] of [
      [contact.primaryAction, mailDraft(site.email, contact.mailSubject)],
      ...(site.linkedIn ? [[contact.secondaryAction, site.linkedIn] as const] : []),
    ] as const) {
      const link = region.getByRole("link", named(`${action} ${labels.opensInNewTab}`));
      expect(link).toHaveAttribute("href", address);
      expect(link).toHaveAttribute("target", "_blank");
    }
    expect(region.getByText(site.email)).toHaveAttribute("href", mailDraft(site.email));
  });

  it("has no link to the professional network without its address", () => {
    if (site.linkedIn) jest.replaceProperty(site, "linkedIn", undefined);
    const region = within(showSection(Contact, contactIntro));
    expect(region.queryByText(contact.secondaryAction)).toBeNull();
  });
});
