/** The development server: `npm start`. Options of Gatsby follow `--`, such as `npm start -- --port 8001`. */
import { runGatsby } from "./gatsby";

runGatsby("develop", process.argv.slice(2)).then(
  (isStopped) => {
    process.exitCode = isStopped ? 0 : 1;
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
