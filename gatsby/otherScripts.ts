import type { Plugin } from "postcss";

import { site } from "../src/site";
import { languageAttributes } from "../src/text/languageAttributes";

/** Leaves out the rules of scripts.css from a build in a language that needs none of them. */
export const otherScripts: Plugin = {
  postcssPlugin: "other-scripts",
  Rule(rule) {
    // While `npm start` runs, another language may be chosen.
    if (process.env["NODE_ENV"] === "development" || "data-script" in languageAttributes(site.language)) return;
    if (rule.selector.includes("[data-script")) rule.remove();
  },
};
