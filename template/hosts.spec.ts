/** The configurations of hosts, each read by the host's own program. */
import { expect, test } from "@playwright/test";

import { start, systemPrograms } from "./hosts/programs";
import { requirements } from "./hosts/requirements";
import type { ServedSite } from "./hosts/site";

for (const [name, program] of Object.entries(systemPrograms)) {
  for (const prefix of ["", "/a/site"]) {
    test.describe(`${name}, ${prefix ? "below a path" : "at the root"}`, () => {
      // One worker, so that the program starts once.
      test.describe.configure({ mode: "default" });
      test.skip(program.version() === undefined, `needs ${name}`);

      let site: ServedSite;
      let stop: (() => Promise<void>) | undefined;
      test.beforeAll(async () => {
        ({ site, stop } = await start(program, prefix));
      });
      test.afterAll(() => stop?.());

      for (const [requirement, faults] of Object.entries(requirements)) {
        test(requirement, async () => {
          expect(await faults(site)).toEqual([]);
        });
      }
    });
  }
}
