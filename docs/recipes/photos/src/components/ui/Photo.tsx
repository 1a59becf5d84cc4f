import { graphql, useStaticQuery } from "gatsby";
import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactElement } from "react";

interface PhotoProps {
  /** A file of `src/photos`. */
  readonly file: string;
  /** What the photo says; "" where the text beside it says the same. */
  readonly alt: string;
  /** How wide it is shown at most, in CSS pixels: the browser loads a file to match. Default: as wide as the page. */
  readonly width?: number;
  readonly className?: string | undefined;
}

interface Photos {
  readonly allFile: {
    readonly nodes: readonly {
      readonly relativePath: string;
      readonly childImageSharp: {
        readonly gatsbyImageData: IGatsbyImageData & { readonly images: Required<IGatsbyImageData["images"]> };
      } | null;
    }[];
  };
}

/** A photo in the sizes and formats that a browser needs, which keeps its place while it loads. */
export function Photo({ file, alt, width = 1200, className }: PhotoProps): ReactElement {
  const { allFile } = useStaticQuery<Photos>(graphql`
    query {
      allFile(filter: { sourceInstanceName: { eq: "photos" } }) {
        nodes {
          relativePath
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 1200
              breakpoints: [100, 200, 400, 800, 1200, 2400]
              placeholder: NONE
            )
          }
        }
      }
    }
  `);
  const photo = allFile.nodes.find(({ relativePath }) => relativePath === file)?.childImageSharp?.gatsbyImageData;
  if (!photo)
    throw new Error(`src/photos has no photo ${file}. Add it, as JPEG, PNG, WebP or AVIF, or correct the name.`);
  const shown = Math.min(width, photo.width);
  const sizes = `(min-width: ${shown}px) ${shown}px, 100vw`;
  const { fallback, sources } = photo.images;
  const image = {
    ...photo,
    width: shown,
    height: (photo.height * shown) / photo.width,
    images: { fallback: { ...fallback, sizes }, sources: sources.map((source) => ({ ...source, sizes })) },
  };
  // Fades in once it has loaded; paper does not wait.
  const classes = `motion-reduce:**:duration-0! ${className ?? ""}`;
  return <GatsbyImage image={image} alt={alt} className={classes} imgClassName="print:opacity-100!" />;
}
