import type { EmailAddress } from "../content/vocabulary";

/** Returns a `mailto:` address that opens a draft; the subject is percent-encoded, spaces as `%20` (RFC 6068). */
export function mailDraft(email: EmailAddress, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
