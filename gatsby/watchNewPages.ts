import path from "node:path";

import type { Plugin } from "postcss";

/**
 * Makes the style sheet depend on the files that Tailwind reads, and on the folder of pages, instead of on all of `src`: otherwise each
 * saved text would build and load it anew. A new page is in no file yet that Tailwind has read; a new component is named by one.
 */
export const watchNewPages: Plugin = {
  postcssPlugin: "watch-new-pages",
  OnceExit(_root, { result }) {
    result.messages = result.messages.map((message) =>
      message.type === "dir-dependency" ? { ...message, dir: path.resolve("src/pages") } : message,
    );
  },
};
