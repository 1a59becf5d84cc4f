import type { ReactElement } from "react";

import { ProjectDrawing } from "../../chart";
import { viewProject } from "../../content/portfolio";
import { NewTabLink } from "../ui/NewTabLink";
import { GenericIcon, type ProjectProps, Results, Tools } from "./ProjectParts";

/** A project that is not featured: one row. */
export function OtherProject({ project, drawing }: ProjectProps): ReactElement {
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
