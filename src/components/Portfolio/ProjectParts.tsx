/** What featured and other projects have in common. */
import type { ReactElement } from "react";

import { projectIcon } from "../../chart";
import { type Project, resultsLabel, technologiesUsed } from "../../content/portfolio";
import { joinClasses } from "../../text/joinClasses";
import { listOf } from "../../text/listOf";
import { figureText } from "../../text/numerals";
import { splitFigure } from "../../text/splitFigure";
import { Icon } from "../ui/Icon";

export interface ProjectProps {
  readonly project: Project;
  /** Which contour drawing it has. */
  readonly drawing: number;
}

export interface Placed {
  readonly className?: string | undefined;
}

export function GenericIcon({ className }: Placed): ReactElement {
  return (
    <Icon
      name={projectIcon}
      className={joinClasses(
        "absolute inset-s-0 top-0 border-e border-b border-ink bg-surface print:hidden",
        className,
      )}
    />
  );
}

/** Each figure above its meaning. */
export function Results({ project: { results }, className }: Pick<ProjectProps, "project"> & Placed): ReactElement {
  return (
    <ul
      role="list"
      aria-label={resultsLabel}
      className={joinClasses("flex flex-wrap gap-y-2 text-small text-ink-muted *:flex-[1_1_5.75rem]", className)}
    >
      {results.map((result) => {
        const [figure, meaning] = splitFigure(result);
        return (
          <li key={result} className="wrap-normal">
            <span className="block figure text-figure-small text-ink">
              <bdi>{figureText(figure)}</bdi>
            </span>
            {` ${meaning}`}
          </li>
        );
      })}
    </ul>
  );
}

export function Tools({ project: { technologies }, className }: Pick<ProjectProps, "project"> & Placed): ReactElement {
  return (
    <p className={joinClasses("text-small text-ink-muted", className)}>
      {`${technologiesUsed} ${listOf(technologies)}`}
    </p>
  );
}
