import type { LucideProps } from "lucide-react";
import type { ReactElement } from "react";

import type { IconName } from "../../content/vocabulary";
import { IconDrawing } from "./IconDrawing";
import { icons } from "./icons";

interface IconProps extends LucideProps {
  readonly name: IconName;
}

/** An icon that content names. An island takes its drawing from the library instead, because `icons.ts` holds all of them. */
export function Icon({ name, ...attributes }: IconProps): ReactElement {
  return <IconDrawing drawing={icons[name]} {...attributes} />;
}
