import type { ReactElement } from "react";

import { labels } from "../content/labels";
import {
  moreProjectsHeading,
  portfolioIntro,
  type Project,
  projects,
  trackRecord,
  trackRecordHeading,
  viewProject,
} from "../content/portfolio";
import { splitFigure } from "./ui/splitFigure";
import { ContourDrawing } from "./ui/ContourDrawing";
import { Icon } from "./ui/Icon";
import { NewTabLink } from "./ui/NewTabLink";
import { Section } from "./ui/Section";

/** `seed` chooses the drawing. */
interface ProjectProps {
  readonly project: Project;
  readonly seed: number;
}

/** The seeds of the contour drawings, chosen by eye, for the projects in turn. */
const seeds = [34, 28, 13, 36, 11, 30] as const;

/** The portfolio: featured projects, more projects and the track record. */
export function Portfolio(): ReactElement {
  const charts = projects.map((project, index) => ({ project, seed: seeds[index % seeds.length] ?? 0 }));

  return (
    <Section id="portfolio" intro={portfolioIntro}>
      <ul className="featured-projects">
        {charts
          .filter(({ project }) => project.featured)
          .map((chart) => (
            <Featured key={chart.project.title} {...chart} />
          ))}
      </ul>
      <h3 className="subheading text-statement">{moreProjectsHeading}</h3>
      <ul className="border-b border-ink">
        {charts
          .filter(({ project }) => !project.featured)
          .map((chart) => (
            <Entry key={chart.project.title} {...chart} />
          ))}
      </ul>
      <h3 className="subheading text-statement">{trackRecordHeading}</h3>
      <dl className="track-record">
        {trackRecord.map(({ metric, value, description }) => (
          <div key={metric}>
            <dt className="font-semibold">{metric}</dt>
            <dd className="figure text-figure">{value}</dd>
            <dd className="text-small text-ink-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Featured({ project, seed }: ProjectProps): ReactElement {
  const { title, category, description, link, gradient } = project;
  return (
    <li className="featured-project">
      <div className="featured-text">
        <p className="font-mono text-label text-ink-muted">{category}</p>
        <h3 className="mt-1 text-statement">{title}</h3>
        <p className="mt-2 max-w-[40em] text-ink-muted">{description}</p>
        <Results project={project} />
        <Tools project={project} />
      </div>
      <div className="featured-chart">
        <ContourDrawing seed={seed} gradient={gradient} detail="full" />
        <Icon name="compass" className="chart-icon" />
        <ProjectLink link={link} />
      </div>
    </li>
  );
}

function Entry({ project, seed }: ProjectProps): ReactElement {
  const { title, category, description, link, gradient } = project;
  return (
    <li className="project-entry">
      <div className="entry-chart">
        <ContourDrawing seed={seed} gradient={gradient} detail="small" />
        <Icon name="compass" className="chart-icon" />
      </div>
      <p className="entry-category font-mono text-label text-ink-muted">{category}</p>
      <h4 className="text-entry">{title}</h4>
      <p className="entry-text text-small text-ink-muted">{description}</p>
      <Tools project={project} />
      <div className="entry-results">
        <Results project={project} />
        <NewTabLink href={link} className="view-project">
          {viewProject}
        </NewTabLink>
      </div>
    </li>
  );
}

/** Each link has the same name: the heading before it says which project it opens (WCAG 2.4.4). */
function ProjectLink({ link }: Pick<Project, "link">): ReactElement {
  return (
    <NewTabLink href={link} className="view-project">
      <span>{viewProject}</span>
    </NewTabLink>
  );
}

function Results({ project: { results } }: Pick<ProjectProps, "project">): ReactElement {
  return (
    <ul className="results" aria-label={labels.resultsLabel}>
      {results.map((result) => {
        const [figure, meaning] = splitFigure(result);
        return <li key={result}>{`${figure}\n${meaning}`}</li>;
      })}
    </ul>
  );
}

function Tools({ project: { technologies } }: Pick<ProjectProps, "project">): ReactElement {
  return <p className="tools text-small text-ink-muted">{`${labels.technologiesUsed} ${technologies.join(", ")}`}</p>;
}
