/** The texts of the top bar; its anchors come from `sections.ts`. */
import type { SectionId } from "./sections";

export interface Header {
  readonly skipToContent: string;
  readonly callToAction: string;
  /** Where it leads. */
  readonly target: SectionId;
  readonly menuLabel: string;
  readonly navigationLabel: string;
}

export const header: Header = {
  skipToContent: "Skip to content",
  callToAction: "Get Started",
  target: "contact",
  menuLabel: "Menu",
  navigationLabel: "Sections",
};
