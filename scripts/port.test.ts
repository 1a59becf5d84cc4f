/** @jest-environment node */
import { readPort } from "./port";

describe("PORT", () => {
  it("is a number", () => {
    expect(readPort(9000, "8080")).toBe(8080);
  });

  it.each(["", "abc", "0", "80 80", "65536", "8080.5", "-1"])("may not be “%s”", (port) => {
    expect(() => readPort(9000, port)).toThrow("PORT");
  });
});
