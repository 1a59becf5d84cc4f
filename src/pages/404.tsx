import type { HeadFC } from "gatsby";
import type { ReactElement } from "react";

import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { NotFound } from "../components/islands/NotFound";
import { Island } from "../components/ui/Island";
import { notFound } from "../content/notFound";

/** The not-found page: any path but the root (spec, section 2). */
export default function NotFoundPage(): ReactElement {
  return (
    <Layout>
      <Island name="not-found">
        <NotFound />
      </Island>
    </Layout>
  );
}

export const Head: HeadFC = () => <Seo title={notFound.title} indexed={false} />;
