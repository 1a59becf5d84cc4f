/** What a page says about itself in its head, to search engines, to whoever shares it and to the browser's own bars. */
import { withPrefix } from "gatsby";
import type { ReactElement } from "react";

import { hero } from "../../content/hero";
import { absoluteUrl } from "../../lib/absoluteUrl";
import { shareCard } from "../../lib/shareCard";
import { site } from "../../site";

interface SeoProps {
  readonly title: string;
  /** False keeps the page out of search engines, as the not-found page must be. */
  readonly indexed: boolean;
}

/** The address of a file of the site, below the path prefix that the site was built for. */
const address = (path: string): string => absoluteUrl(withPrefix(path) as `/${string}`);

/**
 * The head of a page. It has no `<html>`, `<body>` or `<script>`, which Gatsby's Head can't carry; `gatsby-ssr.tsx` sets
 * those.
 *
 * @returns Title, description, colours and icons; for a page that is to be found also what finds and shares it.
 */
export function Seo({ title, indexed }: SeoProps): ReactElement {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={site.description} />
      <meta name="robots" content={indexed ? "index, follow, max-image-preview:large" : "noindex"} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf6ec" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#07111b" />
      {/* The bitmap comes first and names its size, or Chromium prefers it to the drawing. */}
      <link rel="icon" type="image/png" sizes="48x48" href={withPrefix("/favicon-48.png")} />
      <link rel="icon" type="image/svg+xml" sizes="any" href={withPrefix("/favicon.svg")} />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      <link rel="manifest" href={withPrefix("/manifest.webmanifest")} />
      {indexed && <Findable title={title} />}
    </>
  );
}

/** The canonical address (RFC 6596), the page as Markdown, Open Graph (ogp.me) and the card of X, which reads the rest there. */
function Findable({ title }: Pick<SeoProps, "title">): ReactElement {
  const home = address("/");
  const image = address(shareCard.path);
  const imageText = `${site.name}: ${hero.heading}`;
  return (
    <>
      <link rel="canonical" href={home} />
      <link rel="alternate" type="text/markdown" href={withPrefix("/index.md")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.language.replace("-", "_")} />
      <meta property="og:url" content={home} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={site.description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={`${shareCard.width}`} />
      <meta property="og:image:height" content={`${shareCard.height}`} />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageText} />
    </>
  );
}
