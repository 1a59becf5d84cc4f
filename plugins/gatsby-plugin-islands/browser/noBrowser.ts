/** Used in place of a site's gatsby-browser, or of an export that it doesn't have. */
import type { ReactElement } from "react";

export function onClientEntry(): void {}

export const wrapRootElement = ({ element }: { readonly element: ReactElement }): ReactElement => element;
