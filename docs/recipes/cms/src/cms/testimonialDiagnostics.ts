import { recordDiagnostics } from "../rules/records";

/** The longest texts that their places on the page hold, in characters. */
const limits = { name: 40, position: 60, company: 60, content: 420 };

/** Returns one sentence for each rule of the content that records of the CMS break. `place` says where they are. */
export const testimonialDiagnostics = (place: string, records: readonly object[]): readonly string[] =>
  recordDiagnostics(place, records, limits);
