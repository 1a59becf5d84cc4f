import type { ReactElement } from "react";

import type { Photo as BuiltPhoto } from "../Photo";

/** What a test sees of a photo: only a build answers its query. */
export const Photo = ({ alt }: Parameters<typeof BuiltPhoto>[0]): ReactElement => <img alt={alt} />;
