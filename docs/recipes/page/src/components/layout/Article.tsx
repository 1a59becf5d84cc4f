import type { ReactElement, ReactNode } from "react";

import { SectionLine } from "../../chart";
import { Prose } from "../ui/Prose";

interface ArticleProps {
  /** The page's `<h1>`. */
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page of running text below a heading in the manner of the sections. */
export function Article({ heading, children }: ArticleProps): ReactElement {
  return (
    <article className="page-width py-section">
      <SectionLine />
      <div className="lg:grid lg:grid-cols-aside *:lg:col-start-2">
        <h1 className="mt-3 mb-intro max-w-measure text-title print:mt-1.5">{heading}</h1>
        <Prose>{children}</Prose>
      </div>
    </article>
  );
}
