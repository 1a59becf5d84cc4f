import type { EmailAddress, HttpsUrl } from "./content/vocabulary";

/** The same site in another language, a build of its own. */
export interface Translation {
  /** A tag such as "de" or "pt-BR" (RFC 5646): what its own build has as `language`. */
  readonly language: string;
  /** The language's own name, for the link in the footer. */
  readonly name: string;
  readonly url: HttpsUrl;
}

/** The facts that every page needs. */
interface Site {
  /** The company's name, in the top bar and in titles. */
  readonly name: string;
  /** Its registered name, for the footer and for structured data. */
  readonly legalName: string;
  /** Where the built files will be served, without a slash at the end and without a path; the domain as people read it. */
  readonly url: HttpsUrl;
  readonly email: EmailAddress;
  /** Left out by a company that has none there: contact then has its mail draft alone. */
  readonly linkedIn?: HttpsUrl;
  /** Left out by a company without public code. */
  readonly codeHosting?: HttpsUrl;
  /** The year of foundation (requirements, section 9). */
  readonly foundedIn: number;
  /** The year in the footer (requirements, section 9). */
  readonly copyrightYear: number;
  /**
   * A tag such as "en-GB" (RFC 5646). The direction of writing, plural forms, digits and the page's `lang` follow from it; `-u-nu-latn` at
   * its end, as in "fa-u-nu-latn", chooses other digits.
   */
  readonly language: string;
  readonly translations: readonly Translation[];
  readonly title: string;
  readonly description: string;
  /** When `security.txt` expires (RFC 9116), in UTC: at most a year after the contact was last confirmed. */
  readonly securityTextExpires: `${number}-${number}-${number}T00:00:00Z`;
}

/** Every fact about the company's site. To make the site your own, start here. */
export const site: Site = {
  name: "Longitude",
  legalName: "Longitude Consulting",
  url: "https://longitude.example.com",
  email: "hello@longitude.example.com",
  linkedIn: "https://www.linkedin.com/company/longitude.example.com",
  codeHosting: "https://github.com/longitude.example.com",
  foundedIn: 2019,
  copyrightYear: 2024,
  language: "en-GB",
  translations: [],
  title: "Longitude: software and AI that hold their course",
  description:
    "A small senior team that designs, builds and runs software and AI for companies that have to keep working. Remote since 2019.",
  securityTextExpires: "2027-10-31T00:00:00Z",
};
