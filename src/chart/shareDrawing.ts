/** The chart's part of the share image: the globe of the hero, with fewer and heavier marks, for it is seen small, and a frame. */
import { site } from "../site";
import { directionOf } from "../text/direction";
import { cities } from "./cities";
import { designs, graticule, labelPositions, project, radius, route, viewOf } from "./globe";

/** What the share image gives to its drawing. */
export interface Canvas {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly colours: Readonly<Record<"paper" | "surface" | "ink" | "tint" | "accent", string>>;
  /** Draws a text as outlines, in SVG. */
  readonly write: (text: string, place: { x: number; y: number; anchor: "start" | "end"; size: number }) => string;
}

/** The texts in the drawing: their letters have to be in its font. */
export const drawnTexts: readonly string[] = cities.map(({ code }) => code);

const isRightToLeft = directionOf(site.language) === "rtl";

const view = viewOf(cities, isRightToLeft ? designs.shareImageRtl : designs.shareImage);

/** The size of the globe, and how far its middle is from the side where lines begin and from the top, in pixels. */
const globe = { inset: 978, top: 315, scale: 0.83 };

/** As in HeroDrawing; without a tick a ring is a line. */
const rings = [
  [20, 1.6],
  [28, 1.6],
  [24, 8, 5, 5],
  [35, 10, 0.25, 4.75],
  [39, 18, 0.3, 29.7],
] as const;

function ring([offset, length, mark, space]: (typeof rings)[number], ink: string): string {
  // resvg knows no pathLength.
  const unitsPerDegree = ((radius + offset) * Math.PI) / 180;
  const dashes = mark === undefined ? "" : ` stroke-dasharray="${mark * unitsPerDegree} ${space * unitsPerDegree}"`;
  return `<circle r="${radius + offset}" stroke="${ink}" stroke-width="${length}"${dashes}/>`;
}

/** A border of black and white segments with a rule on both sides, as on a chart. */
function frame({ width, height, colours: { ink, paper } }: Canvas): string {
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

/** Draws the globe and the frame, in SVG. */
export function shareDrawing(canvas: Canvas): string {
  const { tint, surface, ink, accent } = canvas.colours;
  const x = isRightToLeft ? canvas.width - globe.inset : globe.inset;
  const legs = cities.map((city, index) => route(cities.at(index - 1) ?? city, city, view)).join("");
  const marks = cities.map((city) => {
    const { x, y } = project(city, view);
    return (
      `<circle cx="${x}" cy="${y}" r="15" fill="${surface}" stroke="${accent}" stroke-width="3.2"/>` +
      `<circle cx="${x}" cy="${y}" r="6.5" fill="${accent}"/>`
    );
  });
  const codes = labelPositions(cities, view).map((place, index) =>
    canvas.write(drawnTexts[index] ?? "", { ...place, size: 22 / globe.scale }),
  );
  return (
    `<g fill="none" transform="translate(${x} ${globe.top}) scale(${globe.scale})">` +
    `<circle r="${radius}" fill="${tint}" fill-opacity="0.55"/>` +
    `<path d="${graticule(view)}" stroke="${ink}" stroke-opacity="0.32" stroke-width="1.4"/>` +
    `<circle r="${radius}" stroke="${ink}" stroke-width="3"/>${rings.map((each) => ring(each, ink)).join("")}` +
    `<path d="${legs}" stroke="${accent}" stroke-width="4" stroke-dasharray="12 8"/>${marks.join("")}` +
    `${codes.join("")}</g>${frame(canvas)}`
  );
}
