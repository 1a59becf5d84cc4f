import { Code, type LucideIcon, Mail, Users } from "lucide-react";
import type { ReactElement } from "react";

import { footer } from "../../content/footer";
import { site } from "../../site";
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

/** The footer: scale bar, social links and the year (requirements, section 2). */
export function Footer(): ReactElement {
  return (
    <footer>
      <div className="scale-bar" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-5 text-small sm:py-7">
        <p>
          {/* A legal name may end with a full stop of its own. */}
          {`© ${site.copyrightYear} ${site.legalName.replace(/\.$/, "")}. ${footer.privacyPromise ?? ""}`}
        </p>
        {site.translations.length > 0 && <Translations />}
        <ul aria-label={footer.socialLabel} className="flex flex-wrap gap-x-6">
          <SocialLink href={site.codeHosting} drawing={Code} {...footer.codeHosting} />
          <SocialLink href={site.linkedIn} drawing={Users} {...footer.linkedIn} />
          <SocialLink href={`mailto:${site.email}`} drawing={Mail} {...footer.email} />
        </ul>
      </div>
    </footer>
  );
}

/** The site in other languages, each named in its own. */
function Translations(): ReactElement {
  return (
    <ul aria-label={footer.languagesLabel} className="flex flex-wrap gap-x-6">
      {site.translations.map(({ language, name, url }) => (
        <li key={language}>
          <TextLink href={url} hrefLang={language} lang={language} className="flex min-h-11 items-center">
            {name}
          </TextLink>
        </li>
      ))}
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
      </Tooltip>
    </li>
  );
}
