/** What jsdom lacks and the components ask for, and the DOM matchers. */
import "@testing-library/jest-dom";

/** Radix positions a tooltip with this observer; jsdom has no layout, so it never reports. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SilentResizeObserver;
