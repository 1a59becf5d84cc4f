import { graphql, useStaticQuery } from "gatsby";

import type { Testimonial } from "../content/testimonials";

interface Testimonials {
  readonly allTestimonial: { readonly nodes: readonly Testimonial[] };
}

/** Returns the testimonials of the CMS. */
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
  return allTestimonial.nodes;
}
