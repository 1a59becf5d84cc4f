import type { ReactElement } from "react";

import { joinClasses } from "../../lib/joinClasses";
import { type IconName, icons } from "./icons";

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** An icon of the set, as large as the text that it stands in. It is hidden from screen readers: words beside it say the same. */
export function Icon({ name, className }: IconProps): ReactElement {
  const Drawing = icons[name];
  return <Drawing className={joinClasses("icon", className)} size="20" strokeWidth={1.75} />;
}
