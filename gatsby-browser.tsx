import "./src/styles/global.css";

import { closeMenu } from "./src/browser/closeMenu";
import { trackTabbing } from "./src/browser/trackTabbing";

export { wrapRootElement } from "./src/root";

/** Runs at once, before any component hydrates. */
export function onClientEntry(): void {
  closeMenu();
  trackTabbing();
}
