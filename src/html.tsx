/** The document around a page. Gatsby's default has a second viewport and a noscript message that the page does not need. */
import type { ReactElement, ReactNode } from "react";

interface HtmlProps {
  readonly htmlAttributes: object;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: object;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

export default function Html(props: HtmlProps): ReactElement {
  return (
    // eslint-disable-next-line jsx-a11y/html-has-lang -- gatsby-ssr.tsx sets it
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
