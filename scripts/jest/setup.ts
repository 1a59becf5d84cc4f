/** DOM matchers, and a placeholder for what jsdom lacks and Radix needs. */
import "@testing-library/jest-dom";

/** jsdom has no layout, so this observer never reports. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SilentResizeObserver;

// The README's photos come from a query, which a build alone answers.
jest.mock("../../src/components/ui/Photo", () => ({ Photo: () => null }), { virtual: true });
