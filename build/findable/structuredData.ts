/** The organisation, its site and its services as linked data (https://schema.org), from the content of the page. */
import { services, servicesIntro } from "../../src/content/services";
import { absoluteUrl } from "../../src/lib/absoluteUrl";
import { shareCard } from "../../src/lib/shareCard";
import { site } from "../../src/site";

/**
 * Describes the site. It is an `Organization`: `ProfessionalService` is deprecated and stands for places with a counter.
 * Ratings and reviews are left out, because an organisation's markup of its own praise is not to be trusted
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet#self-serving-reviews). What a service
 * consists of and which tools are known is left to the page and to `index.md`: no search engine documents a use for them, and
 * every reader of the page would be sent them twice.
 *
 * @param pathPrefix - "" or "/site".
 * @returns A JSON-LD document.
 */
export function structuredData(pathPrefix: string): object {
  const home = absoluteUrl(`${pathPrefix as "" | `/${string}`}/`);
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
        logo: `${home}icon-512.png`,
        image: absoluteUrl(`${pathPrefix as "" | `/${string}`}${shareCard.path}`),
        sameAs: [site.linkedIn, site.codeHosting],
        hasOfferCatalog: {
          "@type": "OfferCatalog",
          name: servicesIntro.heading,
          description: servicesIntro.lede,
          url: `${home}#services`,
          numberOfItems: services.length,
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
        inLanguage: site.language,
        publisher: organization,
      },
    ],
  };
}
