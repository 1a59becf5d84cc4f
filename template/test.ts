/** The checks of the template's own tools: `npm run test:template`. They look at the site that `npm run build` or `npm test` has built. */
import { runCommand } from "../scripts/runCommand";
import { browserTests, check, report, unitTests } from "../scripts/test";

runCommand(async () =>
  report([
    await check("types", ["--project", "template"]),
    await unitTests("--roots", "template"),
    await browserTests("--config", "template"),
  ]),
);
