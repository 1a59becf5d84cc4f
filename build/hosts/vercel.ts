/** The `vercel.json` that Vercel reads from the folder that is deployed to it. */
import { cacheControl, hashedFolder, type Headers } from "../headers";

/**
 * Writes the file. Vercel sends `max-age=0, must-revalidate` with everything else of its own accord.
 * https://vercel.com/docs/project-configuration/vercel-json#headers
 *
 * @param headers - The security headers.
 * @param prefix - The path that the site is served under, without a slash at its end.
 * @returns JSON.
 */
export function vercel(headers: Headers, prefix: string): string {
  const pairs = (record: Headers) => Object.entries(record).map(([key, value]) => ({ key, value }));
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: ".",
    headers: [
      { source: "/(.*)", headers: pairs(headers) },
      { source: `${prefix}${hashedFolder}(.*)`, headers: pairs({ "Cache-Control": cacheControl.hashed }) },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
