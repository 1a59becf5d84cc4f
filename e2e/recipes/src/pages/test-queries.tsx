import type { HeadFC } from "gatsby";

import { useStaticTestimonials } from "../cms/useStaticTestimonials";
import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { Photo } from "../components/ui/Photo";

export default function TestQueriesPage() {
  return (
    <Layout>
      <Article heading="Queries">
        <Photo file="test.png" alt="The team" />
        <Photo file="test.png" alt="A face" width={44} />
        {useStaticTestimonials().map(({ name, content }) => (
          <blockquote key={name}>{content}</blockquote>
        ))}
      </Article>
    </Layout>
  );
}

export const Head: HeadFC = ({ location }) => <Seo title="Queries" path={location.pathname} />;
