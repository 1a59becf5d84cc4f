import "./src/styles/global.css";

import { closeMenu } from "./src/lib/closeMenu";
import { trackTabbing } from "./src/lib/trackTabbing";

export { wrapRootElement } from "./src/root";

/** Runs at once, before any component hydrates. */
export function onClientEntry(): void {
  closeMenu();
  trackTabbing();
}
