import type { EmailAddress } from "../content/vocabulary";

/** Returns a `mailto:` address that opens a draft; all in it is percent-encoded, spaces as `%20` (RFC 6068). */
export function mailDraft(email: EmailAddress, subject?: string): string {
  const addressee = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${addressee}${subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`}`;
}
