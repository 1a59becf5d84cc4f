import { readFileSync } from "node:fs";

import { readPalette } from "../../../build/findable/palette";

const favicon = readFileSync("static/favicon.svg", "utf8");

/** The ways that a drawing's lines take, in their order. */
const waysOf = (svg: string): readonly (string | undefined)[] =>
  [...svg.matchAll(/\bd="([^"]+)"/g)].map(([, way]) => way);

it("is the same drawing in the top bar and in static/favicon.svg, from which the build draws the bitmaps", () => {
  expect(waysOf(readFileSync("src/components/ui/Logo.tsx", "utf8"))).toEqual(waysOf(favicon));
});

it("has the palette's colours in static/favicon.svg, which no style sheet reaches", () => {
  const colours = favicon.match(/#[0-9a-f]{6}/gi);
  const [day, night] = [readPalette("day"), readPalette("night")];
  expect(colours).toEqual([day.ink, day.signal, night.ink, night.signal]);
});
