import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";

/** Preloads the fonts that the page's style sheet loads from files, with low priority, because the page is readable without them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const head = getHeadComponents() as ReactElement<{
    readonly dangerouslySetInnerHTML?: { readonly __html: string };
  }>[];
  const css = head.flatMap(({ type, props }) =>
    type === "style" ? (props.dangerouslySetInnerHTML?.__html ?? "") : "",
  );
  const files = [...css.join("").matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, file]) => file);
  replaceHeadComponents([
    ...head,
    ...[...new Set(files)].map((file) => (
      <link
        key={file}
        rel="preload"
        as="font"
        type="font/woff2"
        href={file}
        crossOrigin="anonymous"
        fetchPriority="low"
      />
    )),
  ]);
};
