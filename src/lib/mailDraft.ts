/** Addresses that open a mail draft (RFC 6068). */
import type { EmailAddress } from "../content/vocabulary";

/**
 * Writes a `mailto:` address.
 *
 * @param email - Whom the draft is addressed to.
 * @param subject - Its subject in plain words; it is percent-encoded, spaces as `%20`.
 * @returns The address for an `href`.
 */
export function mailDraft(email: EmailAddress, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
