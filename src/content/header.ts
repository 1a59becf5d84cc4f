/** The texts of the top bar; its anchors come from `sections.ts`. */
import type { SectionId } from "./sections";

export interface Header {
  readonly callToAction: string;
  /** Where it leads. */
  readonly target: SectionId;
  readonly menuLabel: string;
  readonly navigationLabel: string;
}

export const header: Header = {
  callToAction: "Get Started",
  target: "contact",
  menuLabel: "Menu",
  navigationLabel: "Sections",
};
