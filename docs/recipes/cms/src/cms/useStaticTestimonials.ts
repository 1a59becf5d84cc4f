import { graphql, useStaticQuery } from "gatsby";

import { recordDiagnostics } from "../content/recordRules";
import type { Testimonial } from "../content/testimonials";

interface Testimonials {
  readonly allTestimonial: { readonly nodes: readonly Testimonial[] };
}

/** The longest texts that their places on the page hold, in characters. */
const limits = { name: 40, position: 60, company: 60, content: 420 };

/** Returns the testimonials of the CMS. A record that breaks a rule of the content ends the build. */
export function useStaticTestimonials(): readonly Testimonial[] {
  const { allTestimonial } = useStaticQuery<Testimonials>(graphql`
    query {
      allTestimonial {
        nodes {
          name
          position
          company
          content
          rating
          image
          sample
        }
      }
    }
  `);
  const broken = recordDiagnostics("src/cms/testimonials", allTestimonial.nodes, limits);
  if (broken.length > 0) throw new Error(broken.join("\n"));
  return allTestimonial.nodes;
}
