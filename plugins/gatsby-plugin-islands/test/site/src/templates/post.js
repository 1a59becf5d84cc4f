import { graphql } from "gatsby";
import React from "react";

import { Island } from "../../plugins/gatsby-plugin-islands";
import Hydrated from "../islands/Hydrated";

export default function Post({ data }) {
  return (
    <article>
      <h1>{data.markdownRemark.frontmatter.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: data.markdownRemark.html }} />
      {["load", "idle", "interaction"].map((on) => (
        <Island key={on} name="Hydrated" on={on}>
          <Hydrated label={on} />
        </Island>
      ))}
      <div style={{ height: "300vh" }} />
      <Island name="Hydrated" on="visible">
        <Hydrated label="visible" />
      </Island>
    </article>
  );
}

export const query = graphql`
  query Post($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
      frontmatter {
        title
      }
    }
  }
`;
