import { rmSync } from "node:fs";

import type { GatsbyConfig, GatsbyNode } from "gatsby";

import { diagnosticsNow } from "./contentCheck";
import { load } from "./load";
import { serverDiagnostic } from "./runningServer";

/** Returns why there is no configuration: where gatsby-config.ts throws, Gatsby does not say so, and goes on with an empty one. */
const configurationError = (): Promise<string> =>
  load("gatsby-config.ts").then(
    () => "gatsby-config.ts has no plugins, so that the site has no styles. Name those that it came with.",
    (error: unknown) => `gatsby-config.ts: ${(error as Error).message}`,
  );

let isFinished = false;

/** Says that the build is complete: `public/` stays. */
export const keepBuild = (): void => void (isFinished = true);

/**
 * Ends a build that can't be right before anything is deleted, and lets none leave something half-built. Development shows broken
 * records by itself.
 */
export const beforeStart: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter, store }) => {
  // Gatsby's inside: where it keeps the configuration and the options of its command, and which command runs.
  const { config, program } = store.getState() as {
    readonly config: GatsbyConfig;
    readonly program: { readonly prefixPaths?: boolean };
  };
  const isBuild = process.env["gatsby_executing_command"] === "build";
  const hasConfiguration = (config.plugins ?? []).length > 0;
  // gatsby-config.ts throws where a fact of the site is wrong, whose rule says more than the error.
  const broken = isBuild || !hasConfiguration ? await diagnosticsNow() : [];
  if (broken.length > 0) reporter.panic(broken.join("\n"));
  if (!hasConfiguration) reporter.panic(await configurationError());
  if (!isBuild) return;
  if (config.pathPrefix && !program.prefixPaths)
    reporter.panic("PATH_PREFIX needs “gatsby build --prefix-paths”, which “npm run build” runs.");
  const diagnostic = serverDiagnostic();
  if (diagnostic) reporter.panic(diagnostic);
  // Each build is a clean one: what Gatsby keeps describes public/ as it was before the pass. Without public/ it deletes what an earlier
  // run has kept.
  rmSync("public", { recursive: true, force: true });
  // Gatsby's inside: it keeps no cache then, which “gatsby develop” would trust, although the pass has changed public/.
  process.env["GATSBY_DISABLE_CACHE_PERSISTENCE"] = "1";
  process.once("exit", () => {
    if (!isFinished) rmSync("public", { recursive: true, force: true });
  });
};
