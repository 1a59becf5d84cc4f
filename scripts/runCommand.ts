/**
 * Runs the program behind an npm command. When it fails, the terminal shows the sentence alone, and the servers and browsers that it
 * has started end.
 */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    // process.exit, because an open server would keep the program alive. Playwright closes its browsers at the exit.
    process.exit(1);
  });
}
