import type { ReactElement } from "react";

interface LabelProps {
  readonly text: string;
  /** What narrow screens leave out. */
  readonly detail?: string;
  /** Where the text is, in the form of the attribute `transform`. */
  readonly transform: string;
  /** Which part of the text is there. */
  readonly anchor?: "start" | "middle" | "end" | undefined;
  readonly className: string;
}

/**
 * A text of a drawing. Label.css writes it, so that programs which read the page as text do not meet it. It is set 25 times larger and
 * scaled, because browsers round the height of HTML text to whole pixels.
 */
export function Label({ text, detail = "", transform, anchor = "middle", className }: LabelProps): ReactElement {
  return (
    <foreignObject width="1" height="1" transform={`${transform} scale(.04)`}>
      <span className={`label ${className}`} data-text={text} data-detail={detail} data-anchor={anchor} />
    </foreignObject>
  );
}
