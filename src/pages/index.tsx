import type { HeadFC } from "gatsby";
import type { ReactElement } from "react";

import { About } from "../components/About";
import { Company } from "../components/Company";
import { Contact } from "../components/Contact";
import { Hero } from "../components/Hero";
import { Industries } from "../components/Industries";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { Portfolio } from "../components/Portfolio";
import { Services } from "../components/Services";
import { Stats } from "../components/Stats";
import { Technologies } from "../components/Technologies";
import { Testimonials } from "../components/Testimonials";
import { site } from "../site";

/** The landing page: its sections in the spec's order. */
export default function IndexPage(): ReactElement {
  return (
    <Layout>
      <Hero />
      <Stats />
      <Services />
      <Technologies />
      <Industries />
      <About />
      <Portfolio />
      <Testimonials />
      <Company />
      <Contact />
    </Layout>
  );
}

export const Head: HeadFC = () => <Seo title={site.title} indexed />;
