/** Says on standard error what is being measured, since some of it takes minutes. */

/** Names a step, runs it, and passes on what it returns. */
export type Run = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/**
 * Makes a counter of steps.
 *
 * @param steps - How many there will be.
 * @returns A function that names a step, runs it, and passes on what it returns.
 */
export function countSteps(steps: number): Run {
  const started = performance.now();
  let step = 0;
  return (name, run) => {
    step += 1;
    const seconds = Math.round((performance.now() - started) / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    process.stderr.write(`${clock.padStart(5)}  ${String(step).padStart(String(steps).length)}/${steps}  ${name}\n`);
    return run();
  };
}
