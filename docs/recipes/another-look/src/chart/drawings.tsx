import type { ReactElement } from "react";

import type { Gradient, IconName } from "../content/vocabulary";
import { joinClasses } from "../text/joinClasses";
import { paths, size } from "./tiles";

interface TilesProps {
  readonly id: string;
  /** The class of each path. */
  readonly fills: readonly string[];
  readonly className: string;
  /** Where the grid begins and how large it is, as `patternTransform` says it. */
  readonly transform?: string;
  readonly gradient?: Gradient;
}

/** Fills its box with tiles. Hidden from screen readers. */
function Tiles({ id, fills, className, transform, gradient }: TilesProps): ReactElement {
  return (
    <svg
      className={joinClasses("pointer-events-none stroke-none forced-color-adjust-none", className)}
      data-gradient={gradient}
      aria-hidden="true"
    >
      <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={transform}>
        {paths.map((path, index) => (
          <path key={path} d={path} className={fills[index]} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** The drawing of the hero: a band below the text on a phone, and the right part of the section on wider screens. */
export function HeroDrawing(): ReactElement {
  return (
    <Tiles
      id="hero-tiles"
      fills={["fill-tint", "fill-highlight", "fill-inverse", "fill-accent"]}
      className="
        mt-10 h-[48vw] w-full
        lg:absolute lg:inset-y-0 lg:inset-s-[58%] lg:mt-0 lg:h-full lg:w-[42%]
        print:hidden
      "
    />
  );
}

/** The drawing of the contact section: a band below the text on a phone, and a corner of the section on wider screens. */
export function ContactDrawing(): ReactElement {
  return (
    <Tiles
      id="contact-tiles"
      fills={["fill-surface", "fill-highlight", "fill-inverse", "fill-accent"]}
      className="absolute inset-x-0 bottom-0 h-[40vw] w-full md:inset-s-auto md:h-1/2 md:w-[34%] print:hidden"
    />
  );
}

/** What lies behind a page of a few lines, which is positioned: a colour, and on wider screens tiles on its right. */
export function MessageBackdrop(): ReactElement {
  return (
    <div className="absolute inset-0 -z-1 bg-tint print:hidden">
      <Tiles
        id="message-tiles"
        fills={["fill-surface", "fill-highlight", "fill-inverse", "fill-accent"]}
        className="absolute inset-e-0 bottom-0 hidden h-3/5 w-[42%] lg:block"
      />
    </div>
  );
}

/** Stands in the corner of each project's drawing. */
export const projectIcon: IconName = "blocks";

interface ProjectDrawingProps {
  /** Which drawing: a number from 0. */
  readonly index: number;
  readonly gradient: Gradient;
  readonly detail: "full" | "small";
}

/** The drawing of a project: another part of the grid for each, in the colours of its gradient. It fills its parent. */
export function ProjectDrawing({ index, gradient, detail }: ProjectDrawingProps): ReactElement {
  return (
    <Tiles
      id={`project-tiles-${detail}-${index}`}
      fills={["fill-(--shallow)/45", "fill-(--shallow)", "fill-(--shallow)/20", "fill-accent"]}
      className="absolute inset-0 size-full bg-(--trough)"
      gradient={gradient}
      transform={`${detail === "full" ? "" : "scale(.5)"} translate(${index * -200} ${index * -100})`.trim()}
    />
  );
}
