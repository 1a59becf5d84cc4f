import type { GatsbySSR } from "gatsby";

import { site } from "./src/site";
import { languageAttributes } from "./src/text/languageAttributes";

export { wrapRootElement } from "./src/root";

/** The document's language, direction and script: an `<html>` in a page's Head would lose it when the head hydrates. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes }) => {
  setHtmlAttributes(languageAttributes(site.language));
};
