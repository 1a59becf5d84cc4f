import { type HeadFC, type PageProps, withPrefix } from "gatsby";

import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { type Post, posts } from "../content/posts";

interface Context {
  readonly posts: readonly Post[];
  readonly tag?: string;
}

const headingOf = ({ tag }: Context): string => (tag ? `${posts.heading}: ${tag}` : posts.heading);

/** A list of posts: of all, or of those with a tag. */
export default function PostsPage({ pageContext }: PageProps<object, Context>) {
  return (
    <Layout>
      <Article heading={headingOf(pageContext)}>
        {pageContext.posts.map(({ address, title, date, day, description }) => (
          <section key={address}>
            <h2>
              <a href={withPrefix(address)}>{title}</a>
            </h2>
            <p>
              <time dateTime={date}>{day}</time>
            </p>
            <p>{description}</p>
          </section>
        ))}
      </Article>
    </Layout>
  );
}

export const Head: HeadFC<object, Context> = ({ pageContext, location }) => (
  <Seo title={headingOf(pageContext)} path={location.pathname} />
);
