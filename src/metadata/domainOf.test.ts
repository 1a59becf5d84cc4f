/** @jest-environment node */
import { domainOf } from "./domainOf";

describe("domain of an address", () => {
  it.each([
    ["https://www.bücher.example/a", "www.bücher.example"],
    ["https://www.xn--bcher-kva.example", "www.bücher.example"],
    ["https://пример.example:8443/", "пример.example:8443"],
  ])("of %s is written as people read it", (address, domain) => {
    expect(domainOf(address)).toBe(domain);
  });
});
