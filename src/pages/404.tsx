import { type HeadFC, withPrefix } from "gatsby";
import type { ReactElement } from "react";

import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { Button } from "../components/ui/Button";
import { MessagePage } from "../components/ui/MessagePage";
import { notFound } from "../content/notFound";

/** The not-found page: any path but the root (requirements, section 2). `src/browser/logMissingPage.ts` logs the attempted path. */
export default function NotFoundPage(): ReactElement {
  return (
    <Layout>
      <MessagePage>
        <h1 data-not-found className="figure text-status">
          {notFound.heading}
        </h1>
        <p className="mt-6 text-lede">{notFound.text}</p>
        <p className="mt-4 max-w-note text-lede text-ink-muted">{notFound.note}</p>
        <p className="mt-8">
          <Button href={withPrefix("/")} variant="solid">
            {notFound.action}
          </Button>
        </p>
      </MessagePage>
    </Layout>
  );
}

export const Head: HeadFC = () => <Seo title={notFound.title} />;
