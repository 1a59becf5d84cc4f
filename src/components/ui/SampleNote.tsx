import type { ReactElement } from "react";

import { labels } from "../../content/labels";

interface SampleNoteProps {
  readonly records: readonly { readonly sample: boolean }[];
}

/** Says below a list that its records are samples, while any of them is. */
export function SampleNote({ records }: SampleNoteProps): ReactElement | null {
  if (!records.some(({ sample }) => sample)) return null;
  return <p className="mt-8 text-small text-ink-muted">{labels.sampleNote}</p>;
}
