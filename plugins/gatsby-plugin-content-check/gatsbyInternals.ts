/** What this plugin relies on in Gatsby's inside, which no release of Gatsby promises. */
import type { Reporter } from "gatsby";

/** Returns which command of Gatsby runs, such as "build". Without a command Gatsby would go on after an error that is thrown. */
export function runningCommand(reporter: Reporter): string | undefined {
  const command = process.env["gatsby_executing_command"];
  if (!command)
    reporter.panic(
      "Gatsby has changed: gatsby_executing_command does not say which command runs, so no build would be checked. " +
        "Adapt plugins/gatsby-plugin-content-check/gatsbyInternals.ts, gatsby-config.ts and gatsby-node.ts.",
    );
  return command;
}
