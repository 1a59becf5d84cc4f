/** Where below its domain the site lives. `PATH_PREFIX` says so, to the build and to whoever serves what was built. */

/** Nothing for the domain's root, or a path such as "/site". */
export type PathPrefix = "" | `/${string}`;

/**
 * Checks a path prefix. It goes as it stands into every address of the site and into the hosts' configurations.
 *
 * @param prefix - What was given.
 * @throws When it is neither empty nor a path without a slash at its end; the message says where to mend it and how.
 */
export function assertPathPrefix(prefix: string): asserts prefix is PathPrefix {
  if (/^(?:\/[^/\s?#]+)*$/.test(prefix)) return;
  throw new Error(
    `The environment variable PATH_PREFIX is ${JSON.stringify(prefix)}.\n` +
      `Expected: nothing, or the path that the site lives under, with a slash before each part and none at the end, as in ` +
      `PATH_PREFIX=/site npm run build.`,
  );
}

/**
 * Reads the path prefix that the site is built or served for.
 *
 * @returns It, or "".
 * @throws As `assertPathPrefix` does.
 */
export function readPathPrefix(): PathPrefix {
  const prefix = process.env["PATH_PREFIX"] ?? "";
  assertPathPrefix(prefix);
  return prefix;
}
