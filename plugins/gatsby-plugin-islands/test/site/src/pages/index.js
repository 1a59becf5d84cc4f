import "./index.css";

import { graphql, Link, Script } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import React from "react";

import { Island } from "../../plugins/gatsby-plugin-islands";
import { StaticValue } from "../components/StaticValue";
import { Counter } from "../islands/Counter";
import { Suspended } from "../islands/Suspended";

export default function IndexPage({ data, location }) {
  return (
    <>
      <h1>{data.site.siteMetadata.title}</h1>
      <StaticValue />
      <p>{`Location: ${location.pathname}`}</p>
      <Link to="/post">Link in a page</Link>
      <GatsbyImage image={data.file.childImageSharp.gatsbyImageData} alt="A photo" />
      <Script src="/never.js" />
      <Island name="Counter">
        <Counter start={3} labels={["Count"]} />
      </Island>
      <Island name="Suspended">
        <Suspended />
      </Island>
    </>
  );
}

export const query = graphql`
  query Index {
    site {
      siteMetadata {
        title
      }
    }
    file(name: { eq: "photo" }) {
      childImageSharp {
        gatsbyImageData(placeholder: BLURRED)
      }
    }
  }
`;

export const Head = ({ data }) => (
  <>
    <title>{data.site.siteMetadata.title}</title>
    <link rel="canonical" href="https://example.com/" />
  </>
);
