/** The hosts' configurations in `deploy/generated/` belong to this build, so that its pages keep their style. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { filesOfBuild } from "../../build/hosts/deployFiles";
import { readStyleHash } from "../../build/styleHash";
import { folder, prefix } from "./built";

describe("deploy/generated/", () => {
  it("belongs to the built site (npm run build, or npm run deploy:config after it)", async () => {
    for (const [name, text] of Object.entries(filesOfBuild({ styleHash: await readStyleHash(folder), prefix }))) {
      const file = path.join("deploy", name);
      expect({ file, text: existsSync(file) ? readFileSync(file, "utf8") : undefined }).toEqual({ file, text });
    }
  });
});
