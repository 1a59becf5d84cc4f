/** The texts of the footer; addresses and year come from `site.ts`. */

export interface FooterLink {
  readonly label: string;
  /** Says what the link opens. */
  readonly tooltip: string;
}

export interface Footer {
  /** Names the list of links for screen readers. */
  readonly socialLabel: string;
  readonly codeHosting: FooterLink;
  readonly linkedIn: FooterLink;
  readonly email: FooterLink;
  readonly closing: string;
}

export const footer: Footer = {
  socialLabel: "Elsewhere",
  codeHosting: { label: "Code", tooltip: "Opens our public repositories in a new tab." },
  linkedIn: { label: "LinkedIn", tooltip: "Opens our company page in a new tab." },
  email: { label: "E-mail", tooltip: "Opens a draft addressed to us in a new tab." },
  closing: "This page stores nothing and follows nobody.",
};
