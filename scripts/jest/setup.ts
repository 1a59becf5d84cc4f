/** DOM matchers, a placeholder for what jsdom lacks and Radix needs, and what holds for every test. */
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

// The photos of docs/recipes.md are found in such a result.
jest.mock("../../src/components/ui/Photo", () => ({ Photo: () => null }), { virtual: true });

/** What React and Radix say is wrong fails a test. One that expects an error mocks `console.error` itself. */
const errors: unknown[] = [];
beforeEach(() => void jest.spyOn(console, "error").mockImplementation((...error) => void errors.push(error)));
afterEach(() => expect(errors.splice(0)).toEqual([]));
