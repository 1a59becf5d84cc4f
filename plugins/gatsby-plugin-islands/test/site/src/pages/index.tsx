import "./index.css";

import { graphql, Link, type PageProps } from "gatsby";
import type { ReactElement } from "react";

import { Island } from "../../plugins/gatsby-plugin-islands";
import { StaticValue } from "../components/StaticValue";
import { Counter } from "../islands/Counter";

interface Data {
  readonly site: { readonly siteMetadata: { readonly title: string } };
}

export default function IndexPage({ data, location }: PageProps<Data>): ReactElement {
  return (
    <>
      <h1>{data.site.siteMetadata.title}</h1>
      <StaticValue />
      <p>{`Location: ${location.pathname}`}</p>
      <Link to="/made">Link in a page</Link>
      <Island name="Counter">
        <Counter start={3} labels={["Count"]} />
      </Island>
    </>
  );
}

export const query = graphql`
  query Title {
    site {
      siteMetadata {
        title
      }
    }
  }
`;

export const Head = ({ data }: PageProps<Data>): ReactElement => (
  <>
    <title>{data.site.siteMetadata.title}</title>
    <link rel="canonical" href="https://example.com/" />
  </>
);
