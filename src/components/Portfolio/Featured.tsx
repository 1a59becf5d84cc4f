import type { ReactElement, ReactNode } from "react";

import { ProjectDrawing } from "../../chart";
import { viewProject } from "../../content/portfolio";
import { joinClasses } from "../../text/joinClasses";
import { cellOf, rowShare } from "../ui/evenRows";
import { NewTabLink } from "../ui/NewTabLink";
import { GenericIcon, type Placed, type ProjectProps, Results, Tools } from "./ProjectParts";

interface FeaturedProps {
  readonly lead: ProjectProps;
  readonly others: readonly ProjectProps[];
}

/** The featured projects. The first has the whole width; the others stand two in a row, where there is room, and one that is alone there has it too. */
export function Featured({ lead, others }: FeaturedProps): ReactElement {
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
