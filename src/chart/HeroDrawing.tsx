import type { ReactElement } from "react";

import { site } from "../site";
import { directionOf } from "../text/direction";
import { joinClasses } from "../text/joinClasses";
import { numeral } from "../text/numerals";
import { cities, type City, latitudeText } from "./cities";
import { designs, graticule, labelPositions, middleOf, night, project, radius, route, viewOf } from "./globe";
import { Label } from "./Label";

/** The sun's heights at sunset and at the ends of civil, nautical and astronomical twilight, in degrees. */
const twilights = [0, -6, -12, -18];

/** The bearings written around the globe, in degrees. */
const bearings = Array.from({ length: 6 }, (_, index) => index * 60);

/** The rings of ticks: distance from the limb and length of a tick in units, width of a tick and of the space after it in degrees. */
const rings = [
  [23, 6, 5, 5],
  [32, 8, 0.14, 0.86],
  [35, 14, 0.16, 4.84],
  [38, 20, 0.22, 9.78],
] as const;

/** Returns a circle as path data. */
const circle = (x: number, y: number, r: number): string =>
  `M${x} ${y}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0`;

/**
 * The globe with the team's cities, their route, and the night side, hidden from screen readers. Its origin is the middle of a square of
 * 1000 units. `ContactDrawing` repeats `#globe` and its ticks, without labels.
 */
export function HeroDrawing(): ReactElement {
  const view = viewOf(cities, designs[directionOf(site.language)]);
  // Where the sun is overhead: in the middle of the cities it is late in the afternoon.
  const sun = { latitude: 12, longitude: middleOf(cities).longitude - 42 };
  const positions = labelPositions(cities, view);
  const dots = cities.map((city) => project(city, view));
  return (
    <svg
      className={joinClasses(
        "globe",
        // On a phone the globe is below the text, cut by the corner of the section; then beside it.
        "ms-[-14vw] mt-7 mb-[-48vw] w-screen min-w-136 sm:ms-[32vw] sm:-mt-20 sm:mb-[-42vw] sm:w-[92vw] sm:min-w-0",
        // On wide screens the right edge cuts it. It is at most 1.35 times as high as the hero, so that all cities are in view.
        `
          lg:absolute lg:inset-s-[56%] lg:top-1/2 lg:m-0 lg:w-[min(58vw,1.35*var(--spacing-hero))] lg:max-w-248
          lg:min-w-xl lg:translate-y-[-51%]
          3xl:max-w-7xl
        `,
        "print:hidden",
      )}
      viewBox="-500 -500 1000 1000"
      aria-hidden="true"
    >
      <g id="globe">
        <circle className="globe-sea" r={radius} />
        <path className="globe-graticule" d={graticule(view)} />
        {twilights.map((height) => (
          <path key={height} className="globe-night" d={night(sun, height, view)} />
        ))}
        <circle className="globe-limb" r={radius} />
        <path
          className="globe-route"
          d={cities.map((city, index) => route(cities.at(index - 1) as City, city, view)).join("")}
        />
        <path className="globe-city" d={dots.map(({ x, y }) => circle(x, y, 13)).join("")} />
        <path className="globe-light" d={dots.map(({ x, y }) => circle(x, y, 5)).join("")} />
      </g>
      {/* A repeated element that turns would be painted anew for every angle, so what turns is the group around it. */}
      <g className="globe-turning">
        <g id="globe-ticks" className="globe-ticks">
          <path d={circle(0, 0, radius + 20) + circle(0, 0, radius + 26)} />
          {rings.map(([offset, length, mark, space]) => (
            <circle
              key={offset}
              r={radius + offset}
              pathLength={360}
              strokeWidth={length}
              strokeDasharray={`${mark} ${space}`}
              strokeDashoffset={mark / 2}
            />
          ))}
        </g>
      </g>
      {/* Not in the turning group: browsers re-render text for every angle. */}
      {bearings.map((bearing) => (
        <Label
          key={bearing}
          className="globe-bearing"
          text={numeral(bearing, 3)}
          transform={`rotate(${bearing}) translate(0 ${-radius - 58})`}
        />
      ))}
      {cities.map((city, index) => (
        <Label
          key={city.name}
          className="globe-label"
          text={city.code}
          detail={` ${latitudeText(city.latitude)}`}
          transform={`translate(${positions[index]?.x} ${positions[index]?.y})`}
          anchor={positions[index]?.anchor}
        />
      ))}
    </svg>
  );
}
