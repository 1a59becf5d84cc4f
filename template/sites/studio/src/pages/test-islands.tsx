import type { HeadFC } from "gatsby";

import { Island } from "#islands";

import { Guarded } from "../components/islands/Guarded";
import { StyledCounter } from "../components/islands/StyledCounter";
import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";

export default function TestIslandsPage() {
  return (
    <Layout>
      <Article heading="Islands">
        <Island name="StyledCounter">
          <StyledCounter />
        </Island>
        <Island name="Guarded" on="load">
          <Guarded />
        </Island>
      </Article>
    </Layout>
  );
}

export const Head: HeadFC = ({ location }) => <Seo title="Islands" path={location.pathname} />;
