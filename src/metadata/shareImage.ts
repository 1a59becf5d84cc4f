import { hero } from "../content/hero";
import { site } from "../site";
import { designs, graticule, labelPositions, project, radius, route, viewOf } from "../drawing/globe";
import { palette } from "./palette";
import { shareCard } from "./shareCard";

const { width, height } = shareCard;
const ink = palette["light-ink"];
const paper = palette["light-paper"];
const accent = palette["light-accent"];

const view = viewOf(hero.cities, designs.shareImage);
const globe = { x: 978, y: 315, scale: 0.83 };

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

/** The globe of the hero with fewer and heavier marks, for it is seen small, and the mark of the company. */
function drawing(): string {
  const ports = hero.cities.filter((port) => project(port, view).visible);
  const legs = ports.map((port, index) => route(ports.at(index - 1) ?? port, port, view)).join("");
  const marks = ports.map((port) => {
    const { x, y } = project(port, view);
    return (
      `<circle cx="${x}" cy="${y}" r="15" fill="${palette["light-surface"]}" stroke="${accent}" stroke-width="3.2"/>` +
      `<circle cx="${x}" cy="${y}" r="6.5" fill="${accent}"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">` +
    `<g transform="translate(${globe.x} ${globe.y}) scale(${globe.scale})">` +
    `<circle r="${radius}" fill="${palette["light-tint"]}" fill-opacity="0.55"/>` +
    `<path d="${graticule(view)}" stroke="${ink}" stroke-opacity="0.32" stroke-width="1.4"/>` +
    `<circle r="${radius}" stroke="${ink}" stroke-width="3"/>${rings.map(ring).join("")}` +
    `<path d="${legs}" stroke="${accent}" stroke-width="4" stroke-dasharray="12 8"/>${marks.join("")}</g>` +
    `${frame()}</svg>`
  );
}

interface Element {
  readonly type: string;
  readonly props: { readonly style: object; readonly children?: unknown; readonly src?: string };
}

const dataUri = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
const text = (children: string, style: object): Element => ({ type: "div", props: { style, children } });
const picture = (src: string, style: object): Element => ({ type: "img", props: { src, style } });

/** The codes of the ports beside their marks. */
function labels(): readonly Element[] {
  const ports = hero.cities.filter((port) => project(port, view).visible);
  return labelPositions(ports, view).map(({ x, y, anchor }, index) => {
    const left = globe.x + x * globe.scale;
    const side = anchor === "end" ? { right: width - left } : { left };
    const top = globe.y + y * globe.scale - 14;
    return text(ports[index]?.code ?? "", {
      position: "absolute",
      top,
      fontFamily: "Mono",
      fontSize: 22,
      color: ink,
      ...side,
    });
  });
}

/**
 * The image beside a shared link (ogp.me) as an element that satori draws: the mark, the headline, the address and the globe.
 *
 * @param logo - The company's mark, as SVG.
 */
export function shareImageElement(logo: string): Element {
  const heading = hero.heading;
  const longest = Math.max(...heading.split(/\s+/).map((word) => word.length));
  // As large as a box of 500 by 350 pixels allows; a character is about 0.45 em wide.
  const fontSize = Math.min(124, 690 / Math.sqrt(heading.length), 500 / (0.47 * longest));
  const display = { fontFamily: "Display", color: ink, letterSpacing: "-0.012em" };
  return {
    type: "div",
    props: {
      style: { display: "flex", flexDirection: "column", width, height, padding: "64px 76px", backgroundColor: paper },
      children: [
        picture(dataUri(drawing()), { position: "absolute", top: 0, left: 0, width, height }),
        ...labels(),
        {
          type: "div",
          props: {
            style: { display: "flex", alignItems: "center", marginLeft: -7, gap: 8 },
            children: [
              picture(dataUri(logo), { width: 60, height: 60 }),
              text(site.name, { ...display, fontSize: 50, lineHeight: 1 }),
            ],
          },
        },
        {
          type: "div",
          props: {
            style: { display: "flex", alignItems: "center", width: 500, height: 350, marginTop: 36 },
            children: [text(heading, { ...display, fontSize, lineHeight: 0.94 })],
          },
        },
        text(new URL(site.url).host, {
          fontFamily: "Mono",
          fontSize: 25,
          color: palette["light-ink-muted"],
          marginTop: 26,
        }),
      ],
    },
  };
}
