import { graphql, useStaticQuery } from "gatsby";

import type { Testimonial } from "../content/testimonials";
import { testimonialDiagnostics } from "./testimonialDiagnostics";

interface Testimonials {
  readonly allTestimonial: { readonly nodes: readonly Testimonial[] };
}

/** Returns the testimonials of the CMS. While editing, the browser shows which rule of the content a record breaks. */
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
  const broken = allTestimonial.nodes.flatMap((record) => testimonialDiagnostics("src/cms/testimonials", record));
  if (broken.length > 0) throw new Error(broken.join("\n"));
  return allTestimonial.nodes;
}
