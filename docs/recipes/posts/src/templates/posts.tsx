import { type HeadFC, type PageProps, withPrefix } from "gatsby";

import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { type Post, posts as texts } from "../content/posts";

interface Context {
  readonly posts: readonly Post[];
  readonly tag?: string;
  readonly newer?: string;
  readonly older?: string;
}

const headingOf = ({ tag }: Context): string => (tag ? `${texts.heading}: ${tag}` : texts.heading);

/** A page of a list of posts: of all, or of those with a tag. */
export default function PostsPage({ pageContext }: PageProps<object, Context>) {
  const { posts, newer, older } = pageContext;
  return (
    <Layout>
      <Article heading={headingOf(pageContext)}>
        {posts.map(({ address, title, date, description }) => (
          <section key={address}>
            <h2>
              <a href={withPrefix(address)}>{title}</a>
            </h2>
            <p>
              <time>{date}</time>
            </p>
            <p>{description}</p>
          </section>
        ))}
        {newer && <a href={withPrefix(newer)}>{texts.newer}</a>}{" "}
        {older && <a href={withPrefix(older)}>{texts.older}</a>}
      </Article>
    </Layout>
  );
}

export const Head: HeadFC<object, Context> = ({ pageContext, location }) => (
  <Seo title={headingOf(pageContext)} path={location.pathname} />
);
