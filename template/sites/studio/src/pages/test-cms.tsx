import type { HeadFC } from "gatsby";

import { useStaticTestimonials } from "../cms/useStaticTestimonials";
import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";

export default function TestCmsPage() {
  return (
    <Layout>
      <Article heading="Records of a CMS">
        {useStaticTestimonials().map(({ name, content }) => (
          <blockquote key={name}>{content}</blockquote>
        ))}
      </Article>
    </Layout>
  );
}

export const Head: HeadFC = ({ location }) => <Seo title="Records of a CMS" path={location.pathname} />;
