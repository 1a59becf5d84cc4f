/** The texts of the top bar; its anchors come from `sections.ts`. */

export interface Header {
  readonly callToAction: string;
  readonly menuLabel: string;
  readonly navigationLabel: string;
}

export const header: Header = {
  callToAction: "Get Started",
  menuLabel: "Menu",
  navigationLabel: "Sections",
};
