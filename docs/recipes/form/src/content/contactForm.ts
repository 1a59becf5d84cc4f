import type { HttpsUrl } from "./vocabulary";

export const contactForm = {
  heading: "Write to us",
  description: "Tell us what you need, and how to reach you.",
  /** Where the form service takes the message; on Netlify a page of the site, which is shown after sending without script. */
  action: "https://forms.example/your-form" satisfies HttpsUrl | `/${string}/`,
  name: "Name",
  email: "E-mail",
  message: "Message",
  send: "Send",
  sending: "Sending …",
  sent: { title: "Sent", description: "Thank you. We reply within two days." },
  failed: "The message was not sent, and is still here. Try again, or write to",
} as const;
