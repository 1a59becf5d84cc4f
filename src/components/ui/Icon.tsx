import type { ReactElement } from "react";

import { joinClasses } from "./joinClasses";
import type { IconName } from "../../content/vocabulary";
import { icons } from "./icons";

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** An icon, as large as the text around it, and hidden from screen readers: the text beside it says the same. */
export function Icon({ name, className }: IconProps): ReactElement {
  const Drawing = icons[name];
  return <Drawing className={joinClasses("icon", className)} size="20" strokeWidth={1.75} />;
}
