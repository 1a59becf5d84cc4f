import type { HeadFC } from "gatsby";
import type { ReactElement } from "react";

import { Island } from "../../plugins/gatsby-plugin-islands";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { NotFound } from "../components/islands/NotFound";
import { notFound } from "../content/notFound";

/** The not-found page: any path but the root (requirements, section 2). */
export default function NotFoundPage(): ReactElement {
  return (
    <Layout>
      <Island name="NotFound" on="load">
        <NotFound />
      </Island>
    </Layout>
  );
}

export const Head: HeadFC = () => <Seo title={notFound.title} />;
