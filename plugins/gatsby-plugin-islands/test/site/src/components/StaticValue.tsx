import { graphql, useStaticQuery } from "gatsby";
import type { ReactElement } from "react";

export function StaticValue(): ReactElement {
  const { site } = useStaticQuery<{ readonly site: { readonly trailingSlash: string } }>(graphql`
    query StaticValue {
      site {
        trailingSlash
      }
    }
  `);
  return <p>{`Static query: ${site.trailingSlash}`}</p>;
}
