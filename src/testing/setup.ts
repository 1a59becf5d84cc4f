/** DOM matchers, a placeholder for what jsdom lacks and Radix needs, and what holds for every test. */
import "@testing-library/jest-dom";

/** jsdom has no layout, so this observer never reports. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= SilentResizeObserver;

/** What React and Radix say is wrong fails a test. One that expects an error mocks `console.error` itself. */
const errors: unknown[] = [];
beforeEach(() => void jest.spyOn(console, "error").mockImplementation((...error) => void errors.push(error)));
afterEach(() => expect(errors.splice(0)).toEqual([]));
