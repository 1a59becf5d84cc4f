/** No state of either page violates any rule that axe has, at four widths, day and night. */
import { axeViolations } from "../harness/axe";
import type { ChromiumPage } from "../harness/chromium";
import { describeInChromium } from "../harness/engines";
import { hasStarted } from "../harness/inPage";
import { openTooltip } from "../harness/starting";

const widths = [320, 390, 768, 1280];

interface State {
  readonly path: string;
  /** Where the state can be: the bar has a menu only while it is narrow. */
  readonly widths: readonly number[];
  /** Brings the page into the state. */
  readonly enter: (page: ChromiumPage) => Promise<void>;
}

const states: Readonly<Record<string, State>> = {
  "as it loads": { path: "/", widths, enter: () => Promise.resolve() },
  "with its menu open": {
    path: "/",
    widths: [320, 390, 768],
    async enter(page) {
      await page.click("button[popovertarget]");
      await page.until("the menu to open", () => document.querySelector("#menu")?.matches(":popover-open") ?? false);
    },
  },
  "with a tooltip open": { path: "/", widths, enter: openTooltip },
  "with a card hovered": { path: "/", widths, enter: (page) => page.hover(".plate-card h3") },
  "not found": { path: "/nowhere", widths, enter: (page) => page.until("the client's start", hasStarted) },
};

type Media = NonNullable<Parameters<ChromiumPage["native"]["emulateMedia"]>[0]>;

/** By day first, which is how the page is opened. */
const looks: readonly Media[] = [{ colorScheme: "light" }, { colorScheme: "dark" }];

/** Each puts back what the one before it asked for. */
const preferences: readonly Media[] = [
  { colorScheme: "light", reducedMotion: "no-preference" },
  { forcedColors: "active" },
  { forcedColors: "none", contrast: "more" },
  { colorScheme: "dark" },
];

describeInChromium("axe finds nothing wrong with the page", (open) => {
  describe.each(Object.entries(states))("%s", (_name, { path, widths, enter }) => {
    it.each(widths)("at %i px", async (width) => {
      const { page } = await open(path, { width, policy: false });
      await enter(page);
      for (const media of width === 1280 ? [...looks, ...preferences] : looks) {
        await page.native.emulateMedia(media);
        expect([media, await axeViolations(page)]).toEqual([media, []]);
      }
    });
  });
});
