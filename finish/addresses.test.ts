/** @jest-environment node */
import { parse } from "node-html-parser";

import { separateAddresses } from "./addresses";

/** The style sheets of a page, and the attributes of their elements. */
const sheetsOf = (html: string): readonly (readonly [string, string])[] =>
  parse(separateAddresses(html))
    .querySelectorAll("style")
    .map(({ innerHTML, rawAttrs }) => [innerHTML, rawAttrs]);

describe("separateAddresses", () => {
  it("moves typefaces into a sheet of their own, with the conditions around them", () => {
    const own = `@font-face{font-family:A;src:url(/a.woff2)}`;
    const conditional = `@media print{@font-face{font-family:B;src:local(B),url("/b.woff2")}}`;
    expect(sheetsOf(`<style data-x="1" media="screen">${own}p{color:red}${conditional}</style>`)).toEqual([
      [`p{color:red}@media print{}`, `data-x="1" media="screen"`],
      [own + conditional, `media="screen"`],
    ]);
  });

  it("moves other addresses into variables, so that the order of the rules stays", () => {
    const image = `url("/a(1).png")`;
    expect(sheetsOf(`<style>@layer a{p{background:${image} no-repeat,red}}p{mask:url( /b.svg )}</style>`)).toEqual([
      [`@layer a{p{background:var(--address-1, none) no-repeat,red}}p{mask:var(--address-2, none)}`, ""],
      [`:root{--address-1:${image};--address-2:url( /b.svg )}`, ""],
    ]);
  });

  it("gives each variable of a page a name of its own", () => {
    const style = `<style>p{background:url(/a.png)}</style>`;
    const [, [first] = [], , [second] = []] = sheetsOf(style + style);
    expect([first, second]).toEqual([":root{--address-1:url(/a.png)}", ":root{--address-2:url(/a.png)}"]);
  });

  it.each([
    `@font-face{font-family:A;src:local("A")}p::before{content:"×"}`,
    `@font-face{font-family:A;src:url(data:font/woff2;base64,AA)}`,
    `p{background:url("data:image/svg+xml,<path fill='url(#a)'/>")}`,
  ])("leaves a sheet without addresses as it is: %s", (css) => {
    expect(sheetsOf(`<style>${css}</style>`)).toEqual([[css, ""]]);
  });
});
