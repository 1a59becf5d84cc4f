import browserslist from "browserslist";
import { browserslistToTargets, transform } from "lightningcss";
import { parse, type Plugin } from "postcss";

/**
 * Makes the style sheet small, and writes it for the browsers of `browserslist`: `light-dark()`, which they know since 2024 only, as two
 * variables that `color-scheme` sets. Tailwind's own `optimize` would do it for browsers of its choice, and leave that function.
 */
export const lightningCss: Plugin = {
  postcssPlugin: "lightning-css",
  OnceExit(root) {
    const { code } = transform({
      filename: "global.css",
      code: Buffer.from(root.toString()),
      minify: process.env["NODE_ENV"] === "production",
      targets: browserslistToTargets(browserslist()),
    });
    root.removeAll();
    root.append(parse(code.toString()).nodes);
  },
};
