/** What Jest does before the first file of a project with browsers, as `package.json` says. */
import { startLauncher } from "./launcher";

declare global {
  /** Ends what was started. */
  var endLauncher: (() => Promise<void>) | undefined;
}

export default async function (): Promise<void> {
  globalThis.endLauncher ??= await startLauncher();
}
