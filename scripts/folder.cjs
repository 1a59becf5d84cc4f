/** Runs before Gatsby does (`prestart` and `prebuild` of package.json), which would hang in some folders without a word. */

// Wildcards, quotes, and parts of URLs: Parcel, webpack, lmdb and Node take them for something else than a name.
const unusable = /[#%!?*|<>'"()[\]{}\\]/;

const folder = process.cwd();
const [character] = unusable.exec(process.platform === "win32" ? folder.replaceAll("\\", "/") : folder) ?? [];
if (character) {
  console.error(
    `The folder ${folder} has “${character}” in its name, which Gatsby can't work with. ` +
      "Rename it, or move the site to another folder.",
  );
  process.exit(1);
}
