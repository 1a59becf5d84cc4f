import "./src/styles/global.css";

import { closeMenu } from "./src/browser/closeMenu";
import { logMissingPage } from "./src/browser/logMissingPage";
import { markCurrentSection } from "./src/browser/markCurrentSection";
import { measureBar } from "./src/browser/measureBar";
import { trackTabbing } from "./src/browser/trackTabbing";
import { site } from "./src/site";
import { languageAttributes } from "./src/text/languageAttributes";

export { wrapRootElement } from "./src/root";

if (process.env["NODE_ENV"] === "development") {
  // Gatsby's inside: the document keeps the language with which the server has started.
  document.documentElement.removeAttribute("data-script");
  for (const [name, value] of Object.entries(languageAttributes(site.language)))
    document.documentElement.setAttribute(name, value);
}

/** Runs at once, before any component hydrates. */
export function onClientEntry(): void {
  closeMenu();
  trackTabbing();
}

/** Runs once the page is there: on a built page at once, in development after its first rendering. */
export function onInitialClientRender(): void {
  measureBar();
  markCurrentSection();
  logMissingPage();
}
