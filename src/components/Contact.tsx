import type { ReactElement } from "react";

import { contact } from "../content/contact";
import { mailDraft } from "./ui/mailDraft";
import { site } from "../site";
import { Button } from "./ui/Button";
import { Section } from "./ui/Section";

/** The contact section: an invitation, two ways to write, the e-mail address, and the globe again. */
export function Contact(): ReactElement {
  return (
    <Section
      id="contact"
      intro={contact}
      surface="tint"
      className="contact"
      backdrop={
        <svg className="globe contact-globe" viewBox="-500 -500 1000 1000" aria-hidden="true">
          <use href="#globe" />
        </svg>
      }
    >
      <p className="beside-margin flex flex-wrap gap-3">
        <Button href={mailDraft(site.email, contact.mailSubject)} variant="solid" newTab>
          {contact.primaryAction}
        </Button>
        <Button href={site.linkedIn} variant="outline" newTab>
          {contact.secondaryAction}
        </Button>
      </p>
      <p className="beside-margin mt-4">
        <a href={`mailto:${site.email}`} className="text-link inline-flex min-h-11 items-center">
          {site.email}
        </a>
      </p>
    </Section>
  );
}
