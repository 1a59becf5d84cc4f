import { graphql, type HeadFC, type PageProps, withPrefix } from "gatsby";

import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { Prose } from "../components/ui/Prose";
import type { Post } from "../content/posts";

interface Data {
  readonly markdownRemark: { readonly html: string } | null;
}

/** A post. Markdown comes as HTML, MDX as children. */
export default function PostPage({ data, pageContext: { title, date, day, tags }, children }: PageProps<Data, Post>) {
  return (
    <Layout>
      <Article heading={title}>
        <p>
          <time dateTime={date}>{day}</time>
          {tags.map(({ name, address }) => (
            <span key={address}>
              {" · "}
              <a href={withPrefix(address)}>{name}</a>
            </span>
          ))}
        </p>
        {data.markdownRemark ? <Prose html={data.markdownRemark.html} /> : children}
      </Article>
    </Layout>
  );
}

export const query = graphql`
  query ($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
    }
  }
`;

export const Head: HeadFC<Data, Post> = ({ pageContext: { title, description }, location }) => (
  <Seo title={title} description={description} path={location.pathname} />
);
