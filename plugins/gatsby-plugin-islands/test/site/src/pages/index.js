import "../style.css";

import { graphql, Link, Script, useStaticQuery } from "gatsby";
import { StaticImage } from "gatsby-plugin-image";
import React from "react";

import { Island } from "../../plugins/gatsby-plugin-islands";
import { Counter } from "../islands/Counter";
import { Suspended } from "../islands/Suspended";

export default function IndexPage() {
  const { site } = useStaticQuery(graphql`
    query Title {
      site {
        siteMetadata {
          title
        }
      }
    }
  `);
  return (
    <>
      <h1>{site.siteMetadata.title}</h1>
      <Link to="/post">Link in a page</Link>
      <StaticImage src="../../content/photo.png" alt="A photo" />
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

export const Head = () => <title>A title from Head</title>;
