import { graphql, useStaticQuery } from "gatsby";
import React from "react";

export function StaticValue() {
  const { site } = useStaticQuery(graphql`
    query StaticValue {
      site {
        trailingSlash
      }
    }
  `);
  return <p>{`Static query: ${site.trailingSlash}`}</p>;
}
