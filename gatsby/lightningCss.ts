import { Features, transform } from "lightningcss";
import { parse, type Plugin } from "postcss";

/**
 * Makes the style sheet small, and writes `light-dark()` as two variables that `color-scheme` sets: browsers know the function since 2024
 * only, and Tailwind leaves it as it is.
 */
export const lightningCss: Plugin = {
  postcssPlugin: "lightning-css",
  OnceExit(root) {
    const { code } = transform({
      filename: "global.css",
      code: Buffer.from(root.toString()),
      minify: process.env["NODE_ENV"] === "production",
      include: Features.LightDark | Features.MediaQueries,
    });
    root.removeAll();
    root.append(parse(code.toString()).nodes);
  },
};
