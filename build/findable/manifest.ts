/** The web app manifest (https://www.w3.org/TR/appmanifest/): the name and icon of the page where it is pinned. */
import { site } from "../../src/site";
import { icons } from "./icons";
import { readPalette } from "./palette";

/**
 * Writes `manifest.webmanifest`.
 *
 * @param pathPrefix - "" or "/site".
 * @returns JSON. The page is not an app, so that it asks for no window of its own (`display: browser`).
 */
export function manifest(pathPrefix: string): string {
  const { paper } = readPalette("day");
  const home = `${pathPrefix}/`;
  return `${JSON.stringify(
    {
      id: home,
      name: site.name,
      short_name: site.name,
      description: site.description,
      lang: site.language,
      dir: "ltr",
      start_url: home,
      scope: home,
      display: "browser",
      theme_color: paper,
      background_color: paper,
      icons: [
        ...icons.flatMap(({ file, size, purpose }) =>
          purpose ? [{ src: `${home}${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }] : [],
        ),
        { src: `${home}favicon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
      ],
    },
    null,
    2,
  )}\n`;
}
