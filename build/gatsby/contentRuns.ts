/**
 * Imported by gatsby-node.ts before all else. What a module throws while that file is loaded, Gatsby swallows; then it breaks off
 * over a hook that was never set, with its compiled copy of the project. So content is run here first, and the process ends
 * with the name of the file that can't be.
 */
import { ProblemError } from "../content/problem";
import { evaluateContent, type Read, readFromDisk } from "../content/sources";
import { complain, describeComplaint } from "../develop/complaint";

/** Ends the process. */
type Stop = (message: string) => void;

const exit: Stop = (message) => {
  console.error(message);
  process.exit(1);
};

/**
 * Runs the content.
 *
 * @param read - Where the sources come from.
 * @param stop - Told where a file of the content throws.
 */
export function assertContentRuns(read: Read = readFromDisk, stop: Stop = exit): void {
  try {
    evaluateContent(read);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    stop(describeComplaint(complain(error.problem)));
  }
}

assertContentRuns();
