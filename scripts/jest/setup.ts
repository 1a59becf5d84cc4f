/** DOM matchers, and a placeholder for what jsdom lacks and Radix needs. */
import "@testing-library/jest-dom";

/** jsdom has no layout, so this observer never reports. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SilentResizeObserver;

/** The result of every query, which a build alone answers: a list without entries, whatever is read of it. */
const mockResult: unknown = new Proxy([], {
  get: (list, key) => (key in list ? Reflect.get(list, key) : mockResult),
});
jest.mock("gatsby", () => ({
  ...jest.requireActual<object>("gatsby"),
  graphql: () => undefined,
  useStaticQuery: () => mockResult,
}));

// The README's photos are found in such a result.
jest.mock("../../src/components/ui/Photo", () => ({ Photo: () => null }), { virtual: true });
