/** Returns the environment variable PATH_PREFIX: "" for the domain's root, or a path such as "/site". Throws when it is anything else. */
export function readPathPrefix(prefix = process.env["PATH_PREFIX"] ?? ""): "" | `/${string}` {
  if (/^(?:\/[\w.~-]+)*$/.test(prefix)) return prefix as "";
  const howToFix = /^[a-z]:[\\/]/i.test(prefix)
    ? "Git Bash turns a path into one of Windows before a program sees it. Write " +
      "MSYS2_ENV_CONV_EXCL=PATH_PREFIX PATH_PREFIX=/site npm run build, or use PowerShell."
    : "Give nothing, or a path with a slash before each part and none at the end: PATH_PREFIX=/site npm run build.";
  throw new Error(`The environment variable PATH_PREFIX is ${JSON.stringify(prefix)}. ${howToFix}`);
}
