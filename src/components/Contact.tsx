import type { ReactElement } from "react";

import { ContactDrawing } from "../chart";
import { contact, contactIntro } from "../content/contact";
import { site } from "../site";
import { mailDraft } from "../text/mailDraft";
import { Button } from "./ui/Button";
import { Section } from "./ui/Section";
import { TextLink } from "./ui/TextLink";

/** The contact section: an invitation, one or two ways to write, the e-mail address, and a drawing. */
export function Contact(): ReactElement {
  return (
    <Section
      id="contact"
      intro={contactIntro}
      surface="tint"
      className="relative mt-surface overflow-clip pb-[48vw] md:pb-20 lg:pb-32 3xl:pb-36 print:pb-0"
      backdrop={<ContactDrawing />}
    >
      <p className="flex flex-wrap gap-3 lg:ms-aside">
        <Button href={mailDraft(site.email, contact.mailSubject)} variant="solid" newTab>
          {contact.primaryAction}
        </Button>{" "}
        {site.linkedIn && (
          <Button href={site.linkedIn} variant="outline" newTab>
            {contact.secondaryAction}
          </Button>
        )}
      </p>
      <p className="mt-4 lg:ms-aside">
        <TextLink href={mailDraft(site.email)} newTab className="inline-flex min-h-11 items-center">
          {site.email}
        </TextLink>
      </p>
    </Section>
  );
}
