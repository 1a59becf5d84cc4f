/** The globe of the hero as it stands on the share image: fewer marks, and heavier, for it is seen small. */
import { hero } from "../../src/content/hero";
import { berths, graticule, night, project, radius, route, type View } from "../../src/lib/globe";
import { type Face } from "../fonts/faces";
import { draw, outline } from "./outlines";
import { mix, type Palette } from "./palette";

/** Further east than on the page and over the equator, so that all ports stand clear of the edges. */
const view: View = { latitude: 13, longitude: -6, lean: 15 };

/** Where the sun is overhead: late in the European afternoon. */
const sun = { latitude: 12, longitude: -66 };
const twilights = [0, -6, -12, -18];

/** The scale: each ring's distance from the limb, its width in units, and the degrees of a mark and of a space. */
const rings = [
  [20, 1.6],
  [28, 1.6],
  [24, 8, 5, 5],
  [35, 10, 0.25, 4.75],
  [39, 18, 0.3, 29.7],
] as const;

/** Lettering, in units, and how far its middle is above its baseline, in ems. */
const label = { size: 26, tracking: 0.04, middle: 0.36 };

/** Draws a ring of the scale. The dashes are lengths, for rasterisers that don't read `pathLength`. */
function ring([offset, stroke, mark, space]: (typeof rings)[number], ink: string): string {
  const degree = ((radius + offset) * Math.PI) / 180;
  const dashes =
    mark === undefined
      ? ""
      : ` stroke-dasharray="${(mark * degree).toFixed(3)} ${(space * degree).toFixed(3)}" stroke-dashoffset="${((mark * degree) / 2).toFixed(3)}"`;
  return `<circle r="${radius + offset}" stroke="${ink}" stroke-width="${stroke}"${dashes}/>`;
}

/**
 * Draws the globe around the origin, 400 units in radius.
 *
 * @param palette - The page's colours.
 * @param face - What the ports are labelled in.
 * @returns SVG elements.
 */
export async function globeDrawing({ sheet, ink, shoal, signal }: Palette, face: Face): Promise<string> {
  const sea = mix(shoal, sheet, 0.55);
  const dusk = mix(shoal, ink, 0.7);
  const ports = hero.ports.filter((port) => project(port, view).visible);
  const places = berths(ports, view);
  const codes = await outline(
    face,
    label.tracking,
    ports.map(({ code }) => code),
  );

  const legs = ports.map((port, index) => route(ports.at(index - 1) ?? port, port, view)).join("");
  const marks = ports.map((port) => {
    const { x, y } = project(port, view);
    return (
      `<circle cx="${x}" cy="${y}" r="15" fill="${sheet}" stroke="${signal}" stroke-width="3.2"/>` +
      `<circle cx="${x}" cy="${y}" r="6.5" fill="${signal}"/>`
    );
  });
  const labels = codes.map((code, index) => {
    const { x, y, anchor } = places[index] ?? { x: 0, y: 0, anchor: "start" };
    const left = anchor === "end" ? x - (code.width - label.tracking) * label.size : x;
    return draw(code, { x: left, y: y + label.middle * label.size, size: label.size });
  });

  return `<g fill="none">
<circle r="${radius}" fill="${sea}"/>
<path d="${graticule(view)}" stroke="${ink}" stroke-opacity="0.32" stroke-width="1.4"/>
${twilights.map((height) => `<path d="${night(sun, height, view)}" fill="${dusk}" fill-opacity="0.14"/>`).join("")}
<circle r="${radius}" stroke="${ink}" stroke-width="3"/>
${rings.map((each) => ring(each, ink)).join("")}
<path d="${legs}" stroke="${signal}" stroke-width="4" stroke-dasharray="12 8"/>
${marks.join("")}
<g fill="${ink}" stroke="${sea}" stroke-width="9" stroke-linejoin="round" paint-order="stroke">${labels.join("")}</g>
</g>`;
}
