import type { ReactElement } from "react";

import { contact } from "../content/contact";
import { site } from "../site";
import { mailDraft } from "../text/mailDraft";
import { Button } from "./ui/Button";
import { Section } from "./ui/Section";
import { TextLink } from "./ui/TextLink";

/** The contact section: an invitation, two ways to write, the e-mail address, and the globe again. */
export function Contact(): ReactElement {
  return (
    <Section
      id="contact"
      intro={contact}
      surface="tint"
      className="relative mt-surface overflow-clip pb-[48vw] md:pb-20 lg:pb-32 3xl:pb-36 print:pb-0"
      backdrop={<CroppedGlobe />}
    >
      <p className="flex flex-wrap gap-3 lg:ms-aside">
        <Button href={mailDraft(site.email, contact.mailSubject)} variant="solid" newTab>
          {contact.primaryAction}
        </Button>
        <Button href={site.linkedIn} variant="outline" newTab>
          {contact.secondaryAction}
        </Button>
      </p>
      <p className="mt-4 lg:ms-aside">
        <TextLink href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center">
          {site.email}
        </TextLink>
      </p>
    </Section>
  );
}

/** The hero's globe again, cropped by the edges of the section so that it does not cross the text. */
function CroppedGlobe(): ReactElement {
  return (
    <svg
      className="
        globe absolute inset-e-[-32%] top-[calc(100%-48vw)] w-[110%]
        md:-inset-e-[min(24vw,22rem)] md:top-[52%] md:w-[58vw] md:max-w-240 md:min-w-136
        lg:top-[38%]
        print:hidden
      "
      viewBox="-500 -500 1000 1000"
      // For browsers without cascade layers, which leave out the styles.
      width={320}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <use href="#globe" />
      <use href="#globe-ticks" />
    </svg>
  );
}
