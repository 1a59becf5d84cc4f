/** The development server: `npm start`. Options of Gatsby follow `--`, such as `npm start -- --port 8001`. */
import { readPathPrefix } from "../src/metadata/pathPrefix";
import { runGatsby } from "./gatsby";
import { readPort } from "./port";
import { runCommand } from "./runCommand";
import { pollWhereWatchingFails } from "./watching";

runCommand(async () => {
  // Checked here, so that a wrong one ends with a sentence; Gatsby reads both by itself.
  readPort(8000);
  readPathPrefix();
  // Gatsby watches static/ before it asks the site for anything.
  const warning = pollWhereWatchingFails();
  if (warning) console.warn(warning);
  if (!(await runGatsby("develop", process.argv.slice(2)))) process.exitCode = 1;
});
