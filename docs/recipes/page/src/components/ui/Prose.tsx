import type { ReactElement, ReactNode } from "react";

/** Either elements, or HTML that a build step made of the site's own Markdown. */
type ProseProps = { readonly children: ReactNode; readonly html?: never } | { readonly html: string };

/** Running text, set by its elements alone: headings, lists, links, tables, quotations, code and figures. */
export function Prose(props: ProseProps): ReactElement {
  if (props.html === undefined) return <div className="prose">{props.children}</div>;
  // eslint-disable-next-line no-restricted-syntax -- the author's own Markdown, which the build has turned into HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: props.html }} />;
}
