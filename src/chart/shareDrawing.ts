import { hero } from "../content/hero";
import { palette } from "../metadata/palette";
import { shareImage } from "../metadata/shareImage/file";
import { textLine } from "../metadata/shareImage/svg";
import { site } from "../site";
import { directionOf } from "../text/direction";
import { designs, graticule, labelPositions, project, radius, route, viewOf } from "./globe";

const { width, height } = shareImage;
const { ink, paper, accent } = palette;

const isRightToLeft = directionOf(site.language) === "rtl";

const view = viewOf(hero.cities, isRightToLeft ? designs.shareImageRtl : designs.shareImage);

/** The globe's middle, where lines end. */
const globe = { x: isRightToLeft ? width - 978 : 978, y: 315, scale: 0.83 };

/** The rings of the scale: distance from the limb, width, and the degrees of a mark and of a space. */
const rings = [
  [20, 1.6],
  [28, 1.6],
  [24, 8, 5, 5],
  [35, 10, 0.25, 4.75],
  [39, 18, 0.3, 29.7],
] as const;

function ring([offset, stroke, mark, space]: (typeof rings)[number]): string {
  const degree = ((radius + offset) * Math.PI) / 180;
  const dashes = mark === undefined ? "" : ` stroke-dasharray="${mark * degree} ${space * degree}"`;
  return `<circle r="${radius + offset}" stroke="${ink}" stroke-width="${stroke}"${dashes}/>`;
}

/** A border of black and white segments with a rule on both sides, as on a chart. */
function frame(): string {
  const [border, segment] = [14, 50];
  // An odd number of segments on each edge, so that all corners are black.
  const dash = (length: number): number => length / (2 * Math.round(length / segment / 2) + 1);
  const across = `M0 7H${width}M0 ${height - 7}H${width}`;
  const down = `M7 0V${height}M${width - 7} 0V${height}`;
  const rule = (inset: number): string =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" stroke="${ink}" stroke-width="2"/>`;
  return (
    `<g fill="none" stroke-width="${border}"><path d="${across}${down}" stroke="${paper}"/>` +
    `<path d="${across}" stroke="${ink}" stroke-dasharray="${dash(width)}"/>` +
    `<path d="${down}" stroke="${ink}" stroke-dasharray="${dash(height)}"/>${rule(1)}${rule(border)}</g>`
  );
}

/**
 * Draws the globe of the hero, in SVG, with fewer and heavier marks, for it is seen small, in the border of a chart.
 *
 * @param fonts - For the codes of the cities.
 */
export function chart(fonts: readonly string[]): string {
  const { cities } = hero;
  const legs = cities.map((city, index) => route(cities.at(index - 1) ?? city, city, view)).join("");
  const marks = cities.map((city) => {
    const { x, y } = project(city, view);
    return (
      `<circle cx="${x}" cy="${y}" r="15" fill="${palette.surface}" stroke="${accent}" stroke-width="3.2"/>` +
      `<circle cx="${x}" cy="${y}" r="6.5" fill="${accent}"/>`
    );
  });
  const codes = labelPositions(cities, view).map(({ x, y, anchor }, index) =>
    textLine(
      cities[index]?.code ?? "",
      { fonts, letterSpacing: 0, fill: ink },
      { x, y, anchor, size: 22 / globe.scale },
      "ltr",
    ),
  );
  return (
    `<g fill="none" transform="translate(${globe.x} ${globe.y}) scale(${globe.scale})">` +
    `<circle r="${radius}" fill="${palette.tint}" fill-opacity="0.55"/>` +
    `<path d="${graticule(view)}" stroke="${ink}" stroke-opacity="0.32" stroke-width="1.4"/>` +
    `<circle r="${radius}" stroke="${ink}" stroke-width="3"/>${rings.map(ring).join("")}` +
    `<path d="${legs}" stroke="${accent}" stroke-width="4" stroke-dasharray="12 8"/>${marks.join("")}` +
    `${codes.join("")}</g>${frame()}`
  );
}
