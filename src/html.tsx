/** The document around a page. Gatsby's own has a tag for Internet Explorer and a second viewport. */
import type { ReactElement, ReactNode } from "react";

interface HtmlProps {
  readonly htmlAttributes: object;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: object;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  /** The drawings of the icons and the data for search engines: see gatsby-ssr.tsx. The development server adds its scripts. */
  readonly postBodyComponents: ReactNode;
}

// eslint-disable-next-line no-restricted-syntax -- Gatsby looks for a default export
export default function Html(props: HtmlProps): ReactElement {
  return (
    // eslint-disable-next-line jsx-a11y/html-has-lang -- it is among the attributes: see gatsby-ssr.tsx
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
