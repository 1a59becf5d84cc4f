/** Drawings of lines, in as few paths as they need. */
import { type Config, optimize } from "svgo";

/**
 * Lines of one width and one colour may cross and still be one path. Figures keep two places after the point: a glyph is 24
 * units wide and shown on 20 to 30 pixels. No path is closed that was open: a dot is a line of next to no length, and not
 * every browser draws one of none.
 */
const inOnePath: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    { name: "convertShapeToPath", params: { convertArcs: true } },
    { name: "convertPathData", params: { noSpaceAfterFlags: true, convertToZ: false } },
    { name: "mergePaths", params: { force: true, noSpaceAfterFlags: true } },
  ],
};

/**
 * Merges the lines of a drawing: of the icons that is a third of the elements and nine tenths of the bytes.
 *
 * @param drawing - An SVG document of strokes alone, all alike.
 * @returns What stands in its `svg` element, drawn the same.
 * @throws When it is no SVG; the message says where.
 */
export function mergeLines(drawing: string): string {
  return optimize(drawing, inOnePath).data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}
