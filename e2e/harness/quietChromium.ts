/** What Chromium leaves alone while it is driven. */

/**
 * Beside each window Chromium loads the pages of its own address bar, hundreds of modules that nobody will see here, and a
 * process for the page after this one: more than half of what a visit to this site took of the processor.
 */
const ofItsWindow = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** What Playwright switches off too: of two such lists Chromium reads the last. */
const ofPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** The arguments to start Chromium with. A feature that a version does not know is passed over. */
export const quietChromium: readonly string[] = [`--disable-features=${[...ofPlaywright, ...ofItsWindow].join(",")}`];
