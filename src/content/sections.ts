import type { HttpsUrl, NonEmpty } from "./vocabulary";

/** A section of the landing page: its id, and the short label beside its heading and in the menu. */
interface SectionEntry {
  readonly id: string;
  readonly label: string;
}

/** The sections in the order of the page (requirements, section 2). */
export const sections = [
  { id: "top", label: "Departure" },
  { id: "stats", label: "Scale" },
  { id: "services", label: "Services" },
  { id: "technologies", label: "Technologies" },
  { id: "industries", label: "Industries" },
  { id: "about", label: "About" },
  { id: "portfolio", label: "Portfolio" },
  { id: "testimonials", label: "Testimonials" },
  { id: "company", label: "Company" },
  { id: "contact", label: "Contact" },
] as const satisfies NonEmpty<SectionEntry>;

/** The id of a section, as it stands after `#` in the address. */
export type SectionId = (typeof sections)[number]["id"];

/** A link of the top bar: a section, or a page by its path below the site, such as "/privacy/", or another site. */
export type MenuEntry = SectionId | { readonly href: `/${string}` | HttpsUrl; readonly label: string };

/** The links of the top bar, in the order of the requirements, which is not the page's. A section is shown by its label. */
export const menu: NonEmpty<MenuEntry> = ["services", "technologies", "industries", "portfolio", "about", "contact"];
