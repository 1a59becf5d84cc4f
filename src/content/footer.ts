/** The texts of the footer; addresses and year come from `site.ts`. */

export interface FooterLink {
  readonly label: string;
  /** Says what the link opens. */
  readonly tooltip: string;
}

export interface Footer {
  /** Where `{year}` and `{company}` stand for the facts of `site.ts`. */
  readonly copyright: string;
  /** Names the list of links for screen readers. */
  readonly socialLabel: string;
  /** Another profile takes its place with an icon of its own in `SocialLinks.tsx`. */
  readonly codeHosting: FooterLink;
  readonly linkedIn: FooterLink;
  readonly email: FooterLink;
  /** A promise about visitors' data, or nothing; the launch check reports it when the policy allows other hosts. */
  readonly privacyPromise?: string;
  /** Names the list of the site in other languages (`site.translations`) for screen readers. */
  readonly languagesLabel: string;
}

export const footer: Footer = {
  copyright: "© {year} {company}.",
  socialLabel: "Elsewhere",
  codeHosting: { label: "Code", tooltip: "Opens our public repositories in a new tab." },
  linkedIn: { label: "LinkedIn", tooltip: "Opens our company page in a new tab." },
  languagesLabel: "Languages",
  email: { label: "E-mail", tooltip: "Opens a draft addressed to us in a new tab." },
  privacyPromise: "This page stores nothing and follows nobody.",
};
