import path from "node:path";

import { getImageSizeAsync } from "gatsby-plugin-sharp";

/**
 * Measures a photo. gatsby-plugin-sharp keeps the size as it is in the file, and turns the photo later: one of a phone that was held
 * upright would be cut to landscape.
 */
async function measure(file, reporter) {
  const isMoving = file.extension === "gif" && file.sourceInstanceName === "photos";
  if (!isMoving && !/^(jpe?g|png|webp|tiff?|avif|hei[cf])$/.test(file.extension)) return;
  const size = await getImageSizeAsync(file).catch(() => ({ type: "no photo" }));
  if (!/^(jpg|png|webp|tiff|avif)$/.test(size.type))
    reporter.panicOnBuild(
      `${path.relative(".", file.absolutePath)} is ${size.type}. Save it as JPEG, PNG, WebP or AVIF; for a file of Git LFS run “git lfs pull”.`,
    );
  else if (size.orientation > 4) Object.assign(size, { width: size.height, height: size.width, orientation: 1 });
}

export const onCreateNode = async ({ node, reporter }) => {
  if (node.internal.type === "File") await measure(node, reporter);
};

/** Gatsby's processes that answer queries have sizes of their own. */
export const createResolvers = ({ getNodesByType, reporter }) =>
  Promise.all(getNodesByType("File").map((file) => measure(file, reporter)));
