import type { HeadFC } from "gatsby";

import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { Photo } from "../components/ui/Photo";

export default function TestPhotosPage() {
  return (
    <Layout>
      <Article heading="Photos">
        <Photo file="TEST.PNG" alt="The team" />
        <Photo file="TEST.PNG" alt="A face" width={44} />
        <Photo file="turned.jpg" alt="A tower" width={300} />
      </Article>
    </Layout>
  );
}

export const Head: HeadFC = ({ location }) => <Seo title="Photos" path={location.pathname} />;
