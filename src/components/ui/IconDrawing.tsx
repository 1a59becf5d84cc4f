import type { LucideIcon, LucideProps } from "lucide-react";
import type { ReactElement } from "react";

import { joinClasses } from "../../text/joinClasses";

interface IconDrawingProps extends LucideProps {
  readonly drawing: LucideIcon;
}

/** A drawing as an icon: as large as the text around it, and hidden from screen readers, since the text beside it says the same. */
export function IconDrawing({ drawing: Drawing, className, ...attributes }: IconDrawingProps): ReactElement {
  // In HTML an <svg> needs no namespace.
  const svg = { xmlns: undefined, size: "1.25em", strokeWidth: 1.75, className: joinClasses("shrink-0", className) };
  return <Drawing {...svg} {...attributes} />;
}
