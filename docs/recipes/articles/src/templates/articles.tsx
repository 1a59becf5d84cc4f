import { graphql, type HeadFC, type PageProps, withPrefix } from "gatsby";

import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { articles } from "../content/articles";

interface Articles {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly excerpt: string;
      readonly frontmatter: { readonly path: string; readonly title: string; readonly date: string };
    }[];
  };
}

interface Context {
  readonly tag?: string;
  readonly newer?: string;
  readonly older?: string;
}

const headingOf = ({ tag }: Context): string => (tag ? `${articles.heading}: ${tag}` : articles.heading);

export default function ArticlesPage({ data, pageContext }: PageProps<Articles, Context>) {
  const { newer, older } = pageContext;
  return (
    <Layout>
      <Article heading={headingOf(pageContext)}>
        {data.allMdx.nodes.map(({ excerpt, frontmatter: { path, title, date } }) => (
          <section key={path}>
            <h2>
              <a href={withPrefix(path)}>{title}</a>
            </h2>
            <p>
              <time dateTime={date}>{date}</time>
            </p>
            <p>{excerpt}</p>
          </section>
        ))}
        {newer && (
          <p>
            <a href={withPrefix(newer)}>{articles.newer}</a>
          </p>
        )}
        {older && (
          <p>
            <a href={withPrefix(older)}>{articles.older}</a>
          </p>
        )}
      </Article>
    </Layout>
  );
}

export const query = graphql`
  query ($ids: [String!]!) {
    allMdx(filter: { id: { in: $ids } }, sort: { frontmatter: { date: DESC } }) {
      nodes {
        excerpt
        frontmatter {
          path
          title
          date(formatString: "YYYY-MM-DD")
        }
      }
    }
  }
`;

export const Head: HeadFC<Articles, Context> = ({ pageContext, location }) => (
  <Seo title={headingOf(pageContext)} path={location.pathname} />
);
