/** The words of the top bar; its anchors come from the registry of sections. */

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
