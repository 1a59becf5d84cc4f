import { graphql, type HeadFC, type PageProps, withPrefix } from "gatsby";

import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";

interface Data {
  readonly mdx: {
    readonly excerpt: string;
    readonly frontmatter: { readonly title: string; readonly date: string; readonly tags: readonly string[] | null };
  };
}

export default function ArticlePage({ data, children }: PageProps<Data>) {
  const { title, date, tags } = data.mdx.frontmatter;
  return (
    <Layout>
      <Article heading={title}>
        <p>
          <time dateTime={date}>{date}</time>
          {tags?.map((tag) => (
            <span key={tag}>
              {" · "}
              <a href={withPrefix(`/articles/tags/${tag}/`)}>{tag}</a>
            </span>
          ))}
        </p>
        {children}
      </Article>
    </Layout>
  );
}

export const query = graphql`
  query ($id: String!) {
    mdx(id: { eq: $id }) {
      excerpt
      frontmatter {
        title
        date(formatString: "YYYY-MM-DD")
        tags
      }
    }
  }
`;

export const Head: HeadFC<Data> = ({ data: { mdx }, location }) => (
  <Seo title={mdx.frontmatter.title} description={mdx.excerpt} path={location.pathname} />
);
