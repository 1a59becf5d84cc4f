import type { ReactElement } from "react";

import { Island } from "#islands";

import { Divider } from "../../chart";
import { footer } from "../../content/footer";
import { site } from "../../site";
import { fillIn } from "../../text/fillIn";
import { numeral } from "../../text/numerals";
import { SocialLinks } from "../islands/SocialLinks";
import { TextLink } from "../ui/TextLink";

/** The footer: scale bar, social links and the year (requirements, section 2). */
export function Footer(): ReactElement {
  const facts = { year: numeral(site.copyrightYear), company: site.legalName };
  // A name may end with a full stop of its own, as “Ltd.” does: two are one.
  const copyright = fillIn(footer.copyright, facts).replace("..", ".");
  return (
    <footer>
      <Divider />
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-5 text-small sm:py-7">
        <p className="me-auto">{`${copyright} ${footer.privacyPromise ?? ""}`}</p>
        {site.translations.length > 0 && <Translations />}
        <Island name="SocialLinks">
          <SocialLinks />
        </Island>
      </div>
    </footer>
  );
}

/** The site in other languages, each named in its own. */
function Translations(): ReactElement {
  return (
    <ul role="list" aria-label={footer.languagesLabel} className="flex flex-wrap gap-x-6">
      {site.translations.map(({ language, name, url }) => (
        <li key={language}>
          <TextLink
            href={url}
            hrefLang={language}
            lang={language}
            className="flex min-h-11 min-w-11 items-center justify-center print:block print:min-h-0"
          >
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
