/** The committed configurations are those that the code writes. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { lastingFiles } from "../build/hosts/deployFiles";

describe("deploy/", () => {
  it.each(Object.entries(lastingFiles))("%s is current", (name, text) => {
    const file = path.join("deploy", name);
    const found = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    if (found !== text)
      throw new Error(`${file} is not what build/hosts writes. Run "npm run deploy:config" and commit it.`);
  });
});
