/** The look's part of the share image: the tiles of the hero, beside the headline. */
import { site } from "../site";
import { directionOf } from "../text/direction";
import { paths } from "./tiles";

/** What the share image gives to its drawing. */
export interface Canvas {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly colours: Readonly<Record<"surface" | "ink" | "tint" | "accent", string>>;
  /** Draws a text as outlines, in SVG. */
  readonly write: (text: string, place: { x: number; y: number; anchor: "start" | "end"; size: number }) => string;
}

/** The texts in the drawing: it has none. */
export const drawnTexts: readonly string[] = [];

/** Draws the tiles, in SVG. */
export function shareDrawing({ width, height, colours: { tint, surface, ink, accent } }: Canvas): string {
  const x = directionOf(site.language) === "rtl" ? 0 : width / 2 + 25;
  const fills = [tint, surface, ink, accent];
  const shapes = paths.map((path, index) => `<path d="${path}" fill="${fills[index] ?? ink}"/>`).join("");
  return `<g transform="translate(${x} 0) scale(${height / 600})">${shapes}</g>`;
}
