/** What Jest does after the last file of a project with browsers. */
export default async function (): Promise<void> {
  await globalThis.endLauncher?.();
  globalThis.endLauncher = undefined;
}
