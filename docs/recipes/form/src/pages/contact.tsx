import type { HeadFC } from "gatsby";

import { Island } from "#islands";

import { ContactForm } from "../components/islands/ContactForm";
import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { contactForm } from "../content/contactForm";

export default function ContactPage() {
  return (
    <Layout>
      <Article heading={contactForm.heading}>
        <p>{contactForm.description}</p>
        <Island name="ContactForm">
          <ContactForm />
        </Island>
      </Article>
    </Layout>
  );
}

export const Head: HeadFC = ({ location }) => (
  <Seo title={contactForm.heading} description={contactForm.description} path={location.pathname} />
);
