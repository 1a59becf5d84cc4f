import { withPrefix } from "gatsby";
import type { ReactElement } from "react";

import { hero } from "../../content/hero";
import { absoluteUrl } from "../../metadata/absoluteUrl";
import { paper, schemes } from "../../metadata/palette";
import { shareImage } from "../../metadata/shareImage";
import { structuredData, toInlineJson } from "../../metadata/structuredData";
import { site, type Translation } from "../../site";
import { languageAttributes } from "../../text/languageAttributes";

interface SeoProps {
  /** The page's own; the company's name follows, unless it is in it. */
  readonly title: string;
  /** Default: the site's. */
  readonly description?: string;
  /** `location.pathname` of the page's Head, for its canonical address. Left out, the page is kept out of search engines. */
  readonly path?: string;
  /** The same page in other languages, for search engines. Default: on the home page those of `site.ts`. */
  readonly translations?: readonly Pick<Translation, "language" | "url">[];
}

/** Programs read whole words: soft hyphens are for lines on a screen. */
const withoutSoftHyphens = (text: string): string => text.replaceAll("\u00ad", "");

/** Whether the company's name is a part of a title on its own: in “Data: our team”, but not in “Data protection”. */
function hasName(title: string): boolean {
  const parts = title.replaceAll(site.name, "\0").split(/\s-\s|[:：|｜·•–—]/);
  return parts.some((part) => part.trim() === "\0");
}

/** Open Graph's name of the language: with a territory, the likeliest if the tag has none. */
function openGraphLocale(): string | undefined {
  const { language, region = "" } = new Intl.Locale(site.language).maximize();
  // A tag may have a part of the world in its place, such as 419.
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined;
}

/** The page's metadata in its head, for search engines, shared links and browser bars. */
export function Seo({ title, description = site.description, path, translations }: SeoProps): ReactElement {
  const fullTitle = hasName(title) ? title : `${title} – ${site.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={path ? "index, follow, max-image-preview:large" : "noindex"} />
      <meta name="color-scheme" content={schemes.join(" ")} />
      {schemes.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={schemes.length > 1 ? `(prefers-color-scheme: ${scheme})` : undefined}
          content={paper[scheme]}
        />
      ))}
      <link rel="icon" type="image/png" sizes="48x48" href={withPrefix("/app-icons/icon-48x48.png")} />
      <link rel="icon" type="image/svg+xml" sizes="any" href={withPrefix("/favicon.svg")} />
      <link rel="apple-touch-icon" href={withPrefix("/app-icons/icon-180x180.png")} />
      {path && <Shared title={fullTitle} description={description} path={path} translations={translations} />}
    </>
  );
}

interface SharedProps extends Omit<Required<SeoProps>, "translations"> {
  readonly translations: SeoProps["translations"];
}

/** Canonical address (RFC 6596), Open Graph (ogp.me), the card of X, and linked data (schema.org) on the home page. */
function Shared({ title, description, path, translations }: SharedProps): ReactElement {
  const page = absoluteUrl(path);
  const image = absoluteUrl(withPrefix(shareImage.path));
  const imageText = withoutSoftHyphens(`${site.name}: ${hero.heading}`);
  const locale = openGraphLocale();
  const isHome = path === withPrefix("/");
  const others = translations ?? (isHome ? site.translations : []);
  return (
    <>
      <link rel="canonical" href={page} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      {locale && <meta property="og:locale" content={locale} />}
      <meta property="og:url" content={page} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={`${shareImage.width}`} />
      <meta property="og:image:height" content={`${shareImage.height}`} />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:card" content="summary_large_image" />
      {isHome && (
        <script type="application/ld+json">{withoutSoftHyphens(toInlineJson(structuredData(page, image)))}</script>
      )}
      {/* Search engines ask for each to name all, itself included. */}
      {others.length > 0 &&
        [{ language: languageAttributes(site.language).lang, url: page }, ...others].map(({ language, url }) => (
          <link key={language} rel="alternate" hrefLang={language} href={url} />
        ))}
    </>
  );
}
