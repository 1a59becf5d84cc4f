import type { LucideProps } from "lucide-react";
import type { ReactElement } from "react";

import { icons } from "../../content/icons";
import type { IconName } from "../../content/vocabulary";
import { IconDrawing } from "./IconDrawing";

interface IconProps extends LucideProps {
  readonly name: IconName;
}

/** An icon that content names. An island takes its drawing from the library instead, because `content/icons.ts` holds all of them. */
export function Icon({ name, ...attributes }: IconProps): ReactElement {
  return <IconDrawing drawing={icons[name]} {...attributes} />;
}
