import type { ReactElement, ReactNode } from "react";

import { ProjectDrawing, projectIcon } from "../chart";
import {
  moreProjectsHeading,
  portfolioIntro,
  type Project,
  projects,
  resultsLabel,
  technologiesUsed,
  trackRecord,
  trackRecordHeading,
  type TrackRecordMetric,
  viewProject,
} from "../content/portfolio";
import { joinClasses } from "../text/joinClasses";
import { listOf } from "../text/listOf";
import { figureText } from "../text/numerals";
import { splitFigure } from "../text/splitFigure";
import { cellOf, rowShare } from "./ui/evenRows";
import { FigureCell } from "./ui/FigureCell";
import { Icon } from "./ui/Icon";
import { NewTabLink } from "./ui/NewTabLink";
import { SampleNote } from "./ui/SampleNote";
import { Section } from "./ui/Section";

interface ProjectProps {
  readonly project: Project;
  /** Which contour drawing it has. */
  readonly drawing: number;
}

interface Placed {
  readonly className?: string | undefined;
}

/** The portfolio: featured projects, more projects and the track record. */
export function Portfolio(): ReactElement {
  const numbered = (isFeatured: boolean): readonly ProjectProps[] =>
    projects.filter(({ featured }) => featured === isFeatured).map((project, drawing) => ({ project, drawing }));
  const [lead, ...featured] = numbered(true);
  const others = numbered(false);

  return (
    <Section id="portfolio" intro={portfolioIntro}>
      {lead && <Featured lead={lead} others={featured} />}
      {others.length > 0 && (
        <>
          <Subheading>{moreProjectsHeading}</Subheading>
          <ul role="list" className="border-b border-ink">
            {others.map((each) => (
              <OtherProject key={each.project.title} {...each} />
            ))}
          </ul>
        </>
      )}
      <SampleNote records={projects} />
      {trackRecord.length > 0 && (
        <>
          <Subheading>{trackRecordHeading}</Subheading>
          <dl className="grid break-inside-avoid grid-cols-12 border-y border-ink max-2xs:block">
            {trackRecord.map((each, index) => (
              <Metric key={each.metric} metric={each} index={index} />
            ))}
          </dl>
        </>
      )}
    </Section>
  );
}

interface FeaturedProps {
  readonly lead: ProjectProps;
  readonly others: readonly ProjectProps[];
}

/** The first has the whole width; the others stand two in a row, where there is room, and one that is alone there has it too. */
function Featured({ lead, others }: FeaturedProps): ReactElement {
  const onPaper = (index: number): string => rowShare(index, others.length + 1, { print: 3 });
  return (
    <ul role="list" className="grid gap-6 lg:grid-cols-12 print:grid-cols-12">
      <LeadProject {...lead} className={onPaper(0)} />
      {others.map((each, index) => {
        const { inRow, isRowStart } = cellOf(index, others.length, 2);
        const place = onPaper(index + 1);
        const { title } = each.project;
        if (inRow === 1) return <LeadProject key={title} {...each} className={place} />;
        const width = isRowStart ? "lg:col-span-7" : "lg:col-span-5";
        return <SideProject key={title} {...each} className={joinClasses(width, place)} />;
      })}
    </ul>
  );
}

function Subheading({ children }: { readonly children: string }): ReactElement {
  return (
    <h3 className="mt-[clamp(2.5rem,2rem+2vw,4rem)] mb-[clamp(0.75rem,0.5rem+0.8vw,1.5rem)] text-statement">
      {children}
    </h3>
  );
}

function LeadProject({ project, drawing, className }: ProjectProps & Placed): ReactElement {
  return (
    <Frame
      className={joinClasses(
        "lg:col-span-full xl:grid-cols-[7fr_5fr] xl:grid-rows-none",
        // On paper, where the others stand beside it.
        "print:only:grid-cols-[7fr_5fr] print:only:grid-rows-none",
        className,
      )}
    >
      <ProjectText project={project} className="xl:self-center xl:p-10" />
      <Drawing
        project={project}
        drawing={drawing}
        className="xl:min-h-112 xl:border-e xl:border-b-0 print:group-only:border-e print:group-only:border-b-0"
      />
    </Frame>
  );
}

function SideProject({ project, drawing, className }: ProjectProps & Placed): ReactElement {
  return (
    <Frame className={className}>
      <ProjectText project={project} />
      {/* A higher or lower drawing would cut depth figures, which keep 60 units from the frame (`src/chart/contours.ts`). */}
      <Drawing project={project} drawing={drawing} className="lg:h-[min(25vw,24rem)]" />
    </Frame>
  );
}

/** A double frame around a featured project. */
function Frame({ className, children }: Placed & { readonly children: ReactNode }): ReactElement {
  return (
    <li
      className={joinClasses(
        `
          group grid grid-rows-[auto_1fr] border border-ink bg-surface outline-1 -outline-offset-6 outline-ink
          print:col-auto print:outline-0
        `,
        className,
      )}
    >
      {children}
    </li>
  );
}

function ProjectText({ project, className }: Pick<ProjectProps, "project"> & Placed): ReactElement {
  return (
    <div className={joinClasses("flex flex-col p-[clamp(1.125rem,0.8rem+1vw,1.75rem)] print:p-4.5", className)}>
      <p className="font-mono text-label text-ink-muted">{project.category}</p>
      <h3 className="mt-1 text-statement">{project.title}</h3>
      <p className="mt-2 max-w-180 text-ink-muted">{project.description}</p>
      <Results project={project} className="mt-4 gap-x-5" />
      <Tools project={project} className="mt-auto pt-3.5" />
    </div>
  );
}

/** Comes before the text for the eye, and after it in the document, so that the title is read before its link. */
function Drawing({ project, drawing, className }: ProjectProps & Placed): ReactElement {
  return (
    <div
      className={joinClasses(
        "relative order-first flex min-h-36 flex-col overflow-clip border-b border-ink print:min-h-42.5",
        className,
      )}
    >
      <div className="relative aspect-100/51 min-h-0 grow touch:mb-11">
        <ProjectDrawing index={drawing} gradient={project.gradient} detail="full" />
        <GenericIcon className="size-11 p-3" />
      </div>
      <DrawingLink project={project} />
    </div>
  );
}

function GenericIcon({ className }: Placed): ReactElement {
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

/** Covers the drawing. */
function DrawingLink({ project: { link, title } }: Pick<ProjectProps, "project">): ReactElement {
  return (
    <NewTabLink
      href={link}
      about={title}
      className={joinClasses(
        "group/link absolute inset-0 flex items-end justify-end font-semibold not-touch:p-5",
        "focus-visible:[box-shadow:inset_0_0_0_9px_var(--color-paper)] focus-visible:-outline-offset-9",
        "print:top-auto print:block print:border-t print:border-ink print:bg-surface print:px-4.5 print:py-1.5",
      )}
    >
      <span
        className={joinClasses(
          "min-h-11 border-ink py-2.5 print:hidden",
          // A button that appears while the pointer or the focus is on the project.
          `
            not-touch:translate-y-2 not-touch:border not-touch:bg-ink not-touch:px-5 not-touch:text-paper
            not-touch:opacity-0
          `,
          `
            group-hover:translate-none group-hover:opacity-100
            group-focus-visible/link:translate-none group-focus-visible/link:opacity-100
            motion-safe:transition
          `,
          // Touch has no hover: a bar below the drawing.
          `
            touch:flex-1 touch:border-t touch:bg-surface touch:px-7 touch:underline touch:decoration-accent
            touch:decoration-2 touch:underline-offset-[0.3em]
          `,
        )}
      >
        {viewProject}
      </span>
    </NewTabLink>
  );
}

function OtherProject({ project, drawing }: ProjectProps): ReactElement {
  const { title, category, description, link, gradient } = project;
  return (
    <li
      className="
        grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 border-t border-ink py-3.5
        sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6
        lg:grid-cols-[2fr_6fr_4fr] lg:gap-x-8 lg:py-5
        print:grid-cols-[2fr_6fr_4fr]
      "
    >
      <div
        className="
          relative min-h-14 overflow-clip border border-ink
          sm:row-span-2
          lg:row-span-1
          print:row-span-1 print:min-h-31
        "
      >
        <ProjectDrawing index={drawing} gradient={gradient} detail="small" />
        <GenericIcon className="size-8 p-1.75" />
      </div>
      <div className="contents sm:block">
        <div className="self-center">
          <p className="font-mono text-label text-ink-muted">{category}</p>
          <h4 className="mt-0.5 text-entry">{title}</h4>
        </div>
        <div className="max-sm:col-span-full">
          <p className="mt-2 max-w-150 text-small text-ink-muted sm:mt-0.5">{description}</p>
          <Tools project={project} className="mt-0.5" />
        </div>
      </div>
      <div className="mt-1.5 flex flex-wrap items-end justify-between gap-x-4 max-sm:col-span-full lg:block">
        <Results project={project} className="flex-1 gap-x-6" />
        <NewTabLink
          href={link}
          about={title}
          className="
            inline-flex min-h-11 min-w-11 items-center font-semibold underline decoration-accent decoration-2
            underline-offset-[0.3em]
            lg:mt-2
            print:block print:min-h-0
          "
        >
          {viewProject}
        </NewTabLink>
      </div>
    </li>
  );
}

/** Each figure above its meaning. */
function Results({ project: { results }, className }: Pick<ProjectProps, "project"> & Placed): ReactElement {
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

function Tools({ project: { technologies }, className }: Pick<ProjectProps, "project"> & Placed): ReactElement {
  return (
    <p className={joinClasses("text-small text-ink-muted", className)}>
      {`${technologiesUsed} ${listOf(technologies)}`}
    </p>
  );
}

interface MetricProps {
  readonly metric: TrackRecordMetric;
  readonly index: number;
}

function Metric({ metric: { metric, value, description }, index }: MetricProps): ReactElement {
  return (
    <FigureCell
      index={index}
      count={trackRecord.length}
      className="py-4 pe-4 max-2xs:not-first:border-t lg:py-5 print:px-4"
      sides={(narrow, wide) => [
        !narrow.isRowStart && "not-print:2xs:max-lg:border-s not-print:2xs:max-lg:ps-4",
        narrow.isRowEnd && "max-lg:pe-0",
        !wide.isRowStart && "lg:border-s lg:ps-6 print:border-s",
        wide.isRowEnd && "lg:pe-0",
      ]}
    >
      <dt className="font-semibold">{metric}</dt>
      <dd className="mt-1 figure text-figure">
        <bdi>{figureText(value)}</bdi>
      </dd>
      <dd className="mt-1 text-small text-ink-muted">{description}</dd>
    </FigureCell>
  );
}
