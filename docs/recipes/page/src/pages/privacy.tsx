import type { HeadFC } from "gatsby";

import { Article } from "../components/layout/Article";
import { Layout } from "../components/layout/Layout";
import { Seo } from "../components/layout/Seo";
import { privacy } from "../content/privacy";

export default function PrivacyPage() {
  const { heading, logs, questions } = privacy;
  return (
    <Layout>
      <Article heading={heading}>
        <h2>{logs.heading}</h2>
        <p>{logs.text}</p>
        <ul>
          <li>
            {questions.text} <a href={questions.url}>{questions.link}</a>
          </li>
        </ul>
      </Article>
    </Layout>
  );
}

export const Head: HeadFC = ({ location }) => (
  <Seo title={privacy.heading} description={privacy.description} path={location.pathname} />
);
