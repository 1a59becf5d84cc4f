/** The last word: one line, two ways to write, and the globe again. */
import type { ReactElement } from "react";

import { contact } from "../content/contact";
import { hero } from "../content/hero";
import { mailDraft } from "../lib/mailDraft";
import { site } from "../site";
import { Button } from "./ui/Button";
import { Globe } from "./ui/Globe";
import { Section } from "./ui/Section";

/**
 * The contact section.
 *
 * @returns The invitation with its two actions, and the address itself.
 */
export function Contact(): ReactElement {
  return (
    <Section
      id="contact"
      intro={contact}
      className="contact"
      backdrop={
        <div className="contact-globe">
          <Globe ports={hero.ports} labelled={false} />
        </div>
      }
    >
      <div className="grid lg:grid-cols-12">
        <p className="beside-margin flex flex-wrap gap-3">
          <Button href={mailDraft(site.email, contact.mailSubject)} look="solid" newTab>
            {contact.primaryAction}
          </Button>
          <Button href={site.linkedIn} look="outline" newTab>
            {contact.secondaryAction}
          </Button>
        </p>
        <p className="beside-margin mt-6">
          <a href={`mailto:${site.email}`} className="text-link inline-flex min-h-11 items-center">
            {site.email}
          </a>
        </p>
      </div>
    </Section>
  );
}
