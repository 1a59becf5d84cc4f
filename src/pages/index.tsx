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
import { type SectionId, sections } from "../content/sections";
import { site } from "../site";

/** The component of each section; a section without one does not compile. */
const components: Readonly<Record<SectionId, () => ReactElement>> = {
  top: Hero,
  stats: Stats,
  services: Services,
  technologies: Technologies,
  industries: Industries,
  about: About,
  portfolio: Portfolio,
  testimonials: Testimonials,
  company: Company,
  contact: Contact,
};

/** The landing page: the sections in the order of `content/sections.ts`. */
export default function IndexPage(): ReactElement {
  return (
    <Layout>
      {sections.map(({ id }) => {
        const Shown = components[id];
        return <Shown key={id} />;
      })}
    </Layout>
  );
}

export const Head: HeadFC = ({ location }) => <Seo title={site.title} path={location.pathname} />;
