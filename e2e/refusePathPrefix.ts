import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { builtFolder } from "./helpers";

/** Is called before the browser tests. They look at the site at the root of a host, and would find nothing of one below a path. */
// eslint-disable-next-line no-restricted-syntax -- Playwright calls the default export
export default function refusePathPrefix(): void {
  const file = path.join(builtFolder, "index.html");
  const [, prefix = ""] =
    /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)\//.exec(existsSync(file) ? readFileSync(file, "utf8") : "") ??
    [];
  if (prefix)
    throw new Error(
      `${file} was built with PATH_PREFIX=${prefix}. The browser tests need a build without it: run “npm run build”, and then the tests again.`,
    );
}
