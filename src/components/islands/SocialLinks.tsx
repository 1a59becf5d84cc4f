import { Code, type LucideIcon, Mail, Users } from "lucide-react";
import type { ReactElement } from "react";

import { footer } from "../../content/footer";
import { site } from "../../site";
import { mailDraft } from "../../text/mailDraft";
import { IconDrawing } from "../ui/IconDrawing";
import { TextLink } from "../ui/TextLink";
import { Tooltip } from "../ui/Tooltip";

interface SocialLinkProps {
  readonly href: string;
  readonly drawing: LucideIcon;
  readonly label: string;
  /** Says what the link opens. */
  readonly tooltip: string;
}

/** The footer's links to the code, the professional network and a mail draft (requirements, section 2), each with a tooltip. */
export function SocialLinks(): ReactElement {
  return (
    <ul role="list" aria-label={footer.socialLabel} className="flex flex-wrap gap-x-6">
      {site.codeHosting && <SocialLink href={site.codeHosting} drawing={Code} {...footer.codeHosting} />}
      {site.linkedIn && <SocialLink href={site.linkedIn} drawing={Users} {...footer.linkedIn} />}
      <SocialLink href={mailDraft(site.email)} drawing={Mail} {...footer.email} />
    </ul>
  );
}

function SocialLink({ href, drawing, label, tooltip }: SocialLinkProps): ReactElement {
  return (
    <li>
      <Tooltip text={tooltip}>
        <TextLink href={href} newTab className="flex min-h-11 items-center gap-2.5">
          <IconDrawing drawing={drawing} />
          {label}
        </TextLink>
      </Tooltip>{" "}
    </li>
  );
}
