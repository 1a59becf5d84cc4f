import type { Plugin } from "postcss";

import { site } from "../src/site";
import { languageAttributes } from "../src/text/languageAttributes";

/** Leaves out the rules of scripts.css in a language that needs none of them. */
export const otherScripts: Plugin = {
  postcssPlugin: "other-scripts",
  Rule(rule) {
    if (rule.selector.includes("[data-script") && !("data-script" in languageAttributes(site.language))) rule.remove();
  },
};
