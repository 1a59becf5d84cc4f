import type { Graph } from "schema-dts";

import { services, servicesIntro } from "../content/services";
import { site } from "../site";
import { languageAttributes } from "../text/languageAttributes";

/**
 * Takes the absolute addresses of the home page and of the share image. Returns linked data on the company, its site and its
 * services (schema.org). Ratings are left out: search engines ignore those of a company about itself.
 */
export function structuredData(home: string, image: string): Graph {
  const organization = { "@id": `${home}#organization` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        ...organization,
        name: site.name,
        legalName: site.legalName,
        description: site.description,
        url: home,
        email: site.email,
        foundingDate: `${site.foundedIn}`,
        logo: `${home}app-icons/icon-512x512.png`,
        image,
        sameAs: [site.linkedIn, site.codeHosting].filter((address) => address !== undefined),
        hasOfferCatalog: {
          "@type": "OfferCatalog",
          name: servicesIntro.heading,
          description: servicesIntro.lede,
          url: `${home}#services`,
          itemListElement: services.map(({ title }) => ({
            "@type": "Offer",
            itemOffered: { "@type": "Service", name: title },
          })),
        },
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        name: site.name,
        url: home,
        description: site.description,
        inLanguage: languageAttributes(site.language).lang,
        publisher: organization,
      },
    ],
  };
}

/**
 * Writes data as JSON for a `<script>` element, without a character that could end or change the element.
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function toInlineJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
