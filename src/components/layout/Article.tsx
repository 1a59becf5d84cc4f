import type { ComponentProps, ReactElement } from "react";

import { SectionLine } from "../../chart";
import { Prose } from "../ui/Prose";

type ArticleProps = ComponentProps<typeof Prose> & {
  /** The page's `<h1>`. */
  readonly heading: string;
};

/** A page of running text below a heading in the manner of the sections. Takes elements, or `html` made of Markdown. */
export function Article({ heading, ...text }: ArticleProps): ReactElement {
  return (
    <article className="page-width py-section">
      <SectionLine />
      <div className="lg:grid lg:grid-cols-aside *:lg:col-start-2">
        <h1 className="mt-3 mb-intro max-w-measure text-title print:mt-1.5">{heading}</h1>
        <Prose {...text} />
      </div>
    </article>
  );
}
