import type { GatsbyNode } from "gatsby";

import { contentModules } from "./build/content/modules";
import { textsOf } from "./build/content/texts";
import { writeFonts } from "./build/fonts/writeFonts";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await writeFonts(textsOf(contentModules), false);
};
