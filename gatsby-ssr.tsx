import type { GatsbySSR } from "gatsby";

import { site } from "./src/site";
import { directionOf } from "./src/text/direction";

export { wrapRootElement } from "./src/root";

/** The document's language and direction: an `<html>` in a page's Head would lose it when the head hydrates. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes({ lang: site.language, dir: directionOf(site.language) });
};
