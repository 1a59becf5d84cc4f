import { useMutation } from "@tanstack/react-query";

import { toastStore } from "../../browser/toastStore";
import { contactForm } from "../../content/contactForm";
import { site } from "../../site";
import { Button } from "../ui/Button";
import { TextLink } from "../ui/TextLink";

/** A name or a message may be in another script than the page: each paragraph has its own direction. */
const classes = `
  mt-1 block min-h-12 w-full border border-ink bg-surface px-3 py-2 [unicode-bidi:plaintext]
  user-invalid:border-s-4 user-invalid:border-accent
`;

/** A message to the company. Without script, and before hydration, the browser sends it and shows the service's page. */
export function ContactForm() {
  const { mutate, isPending, isError } = useMutation({
    // Without a network it fails at once, instead of waiting for one.
    networkMode: "always",
    mutationFn: async (form: HTMLFormElement) => {
      const headers = { Accept: "application/json" };
      // As the browser sends it without script; Netlify takes nothing else.
      const body = new URLSearchParams([...new FormData(form)] as string[][]);
      const response = await fetch(contactForm.action, { method: "POST", body, headers });
      if (!response.ok) throw new Error(`${contactForm.action} responded ${response.status}`);
    },
    onSuccess: (_, form) => {
      form.reset();
      toastStore.toast(contactForm.sent);
    },
  });
  return (
    <form
      name="contact"
      data-netlify="true"
      action={contactForm.action}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(event.currentTarget);
      }}
      className="mt-8 grid max-w-measure gap-6 print:hidden"
    >
      {/* Netlify tells forms apart by it. */}
      <input type="hidden" name="form-name" value="contact" />
      <label>
        {contactForm.name}
        <input name="name" autoComplete="name" required className={classes} />
      </label>{" "}
      <label>
        {contactForm.email}
        <input name="email" type="email" autoComplete="email" dir="ltr" required className={classes} />
      </label>{" "}
      <label>
        {contactForm.message}
        <textarea name="message" rows={6} required className={classes} />
      </label>{" "}
      {isError && (
        <p role="alert" className="border-s-4 border-accent ps-4">
          {contactForm.failed}{" "}
          <TextLink href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center">
            {site.email}
          </TextLink>
        </p>
      )}
      <Button variant="solid" className="justify-self-start">
        {isPending ? contactForm.sending : contactForm.send}
      </Button>
    </form>
  );
}
