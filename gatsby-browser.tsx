/** What the development server runs in the browser. A build starts in src/gatsby/entry.ts instead. */
import "./src/styles/global.css";

export { wrapRootElement } from "./src/root";

/** Anchors and Back are the browser's own business. */
export function shouldUpdateScroll(): boolean {
  return false;
}
