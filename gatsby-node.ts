import type { GatsbyNode } from "gatsby";
import LicensePlugin from "webpack-license-plugin";

/** What reaches visitors without being a module of a script: icons and resets in the HTML, and the typefaces. */
const besideTheScripts = [
  "lucide-react",
  "tailwindcss",
  ...["bricolage-grotesque", "instrument-sans", "jetbrains-mono"].map((name) => `@fontsource-variable/${name}`),
];

/** Writes `public/licences.json`: the licences of others ask that their text goes along with every copy. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  const licences = new LicensePlugin({
    outputFilename: "licences.json",
    includePackages: () => besideTheScripts.map((name) => `node_modules/${name}`),
  });
  actions.setWebpackConfig({ plugins: [licences] });
};
