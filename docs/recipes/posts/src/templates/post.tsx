import { graphql, type HeadFC, type PageProps } from "gatsby";

import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";

interface Post {
  readonly markdownRemark: { readonly html: string; readonly frontmatter: { readonly title: string } };
}

export default function PostPage({ data: { markdownRemark: post } }: PageProps<Post>) {
  return (
    <Layout>
      <Article heading={post.frontmatter.title} html={post.html} />
    </Layout>
  );
}

export const query = graphql`
  query ($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
      frontmatter {
        title
      }
    }
  }
`;

export const Head: HeadFC<Post> = ({ data, location }) => (
  <Seo title={data.markdownRemark.frontmatter.title} path={location.pathname} />
);
