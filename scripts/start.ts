/** The development server: `npm start`. Options of Gatsby follow `--`, such as `npm start -- --port 8001`. */
import { readPathPrefix } from "../src/metadata/pathPrefix";
import { runGatsby } from "./gatsby";
import { readPort } from "./port";
import { runCommand } from "./runCommand";

runCommand(async () => {
  readPort(8000);
  readPathPrefix();
  if (!(await runGatsby("develop", process.argv.slice(2)))) process.exitCode = 1;
});
