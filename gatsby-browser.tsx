import "./src/styles/global.css";

import { closeMenu } from "./src/browser/closeMenu";
import { logMissingPage } from "./src/browser/logMissingPage";
import { markCurrentSection } from "./src/browser/markCurrentSection";
import { measureBar } from "./src/browser/measureBar";
import { trackTabbing } from "./src/browser/trackTabbing";

export { wrapRootElement } from "./src/root";

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
