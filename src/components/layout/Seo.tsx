import { withPrefix } from "gatsby";
import type { ReactElement } from "react";

import { hero } from "../../content/hero";
import { absoluteUrl } from "../../metadata/absoluteUrl";
import { palette } from "../../metadata/palette";
import { shareCard } from "../../metadata/shareCard";
import { structuredData, toInlineJson } from "../../metadata/structuredData";
import { site } from "../../site";

interface SeoProps {
  readonly title: string;
  /** Default: the site's. */
  readonly description?: string;
  /** `location.pathname` of the page's Head, for its canonical address. Left out, the page is kept out of search engines. */
  readonly path?: string;
}

/** Programs read whole words: soft hyphens are for lines on a screen. */
const withoutSoftHyphens = (text: string): string => text.replaceAll("\u00ad", "");

/** The page's metadata in its head, for search engines, shared links and browser bars. */
export function Seo({ title, description = site.description, path }: SeoProps): ReactElement {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={path ? "index, follow, max-image-preview:large" : "noindex"} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette["light-paper"]} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={palette["dark-paper"]} />
      <link rel="icon" type="image/png" sizes="48x48" href={withPrefix("/icons/icon-48x48.png")} />
      <link rel="icon" type="image/svg+xml" sizes="any" href={withPrefix("/favicon.svg")} />
      <link rel="apple-touch-icon" href={withPrefix("/icons/icon-180x180.png")} />
      {path && <Shared title={title} description={description} path={path} />}
    </>
  );
}

/** Canonical address (RFC 6596), Open Graph (ogp.me), the card of X, and linked data (schema.org) on the home page. */
function Shared({ title, description, path }: Required<SeoProps>): ReactElement {
  const page = absoluteUrl(path);
  const image = absoluteUrl(withPrefix(shareCard.path));
  const imageText = withoutSoftHyphens(`${site.name}: ${hero.heading}`);
  const isHome = path === withPrefix("/");
  return (
    <>
      <link rel="canonical" href={page} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.language.replace("-", "_")} />
      <meta property="og:url" content={page} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={`${shareCard.width}`} />
      <meta property="og:image:height" content={`${shareCard.height}`} />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:card" content="summary_large_image" />
      {isHome && (
        <script type="application/ld+json">{withoutSoftHyphens(toInlineJson(structuredData(page, image)))}</script>
      )}
      {isHome && <Translations home={page} />}
    </>
  );
}

/** The same page in every language, this one included: search engines ask for each to name all (`rel="alternate" hreflang`). */
function Translations({ home }: { readonly home: string }): ReactElement[] {
  if (site.translations.length === 0) return [];
  return [{ language: site.language, url: home }, ...site.translations].map(({ language, url }) => (
    <link key={language} rel="alternate" hrefLang={language} href={url} />
  ));
}
