/** What a build takes: its time and its memory. */
import { buildProject } from "../project/build";
import { watchMemory } from "./peakMemory";

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** The peak of the largest process, or undefined where the system can't tell. */
  readonly mebibytes: number | undefined;
}

/**
 * Makes a clean production build, and measures it.
 *
 * @param project - The project's folder; its `public` is the result.
 * @returns What it took.
 * @throws When the build fails; the message ends with what it last said.
 */
export async function measureBuild(project: string): Promise<BuildCost> {
  const started = performance.now();
  let peak = (): number | undefined => undefined;
  const onStart = (pid: number): void => {
    peak = watchMemory(pid);
  };
  try {
    await buildProject(project, { onStart });
  } finally {
    peak();
  }
  return { seconds: (performance.now() - started) / 1000, mebibytes: peak() };
}
