import { graphql } from "gatsby";
import React from "react";

import { Island } from "../../plugins/gatsby-plugin-islands";
import Hydrated from "../islands/Hydrated";

export default function Post({ data }) {
  return (
    <article>
      <div dangerouslySetInnerHTML={{ __html: data.markdownRemark.html }} />
      {["load", "idle", "interaction", "visible"].map((on) => (
        <div key={on} style={{ marginTop: on === "visible" ? "300vh" : 0 }}>
          <Island name="Hydrated" on={on}>
            <Hydrated label={on} />
          </Island>
        </div>
      ))}
    </article>
  );
}

export const query = graphql`
  query Post($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
    }
  }
`;
