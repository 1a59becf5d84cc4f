import { limits, recordDiagnostics } from "../rules/records";

/** Returns one sentence for each rule of the content that a record of the CMS breaks. `place` says where it is. */
export function testimonialDiagnostics(place: string, record: object): readonly string[] {
  const fields = new Map(Object.entries(record));
  // What is missing, or no text, has to be written.
  const texts = Object.keys(limits.testimonials).map((name) => [
    name,
    typeof fields.get(name) === "string" ? fields.get(name) : null,
  ]);
  const checked = { ...Object.fromEntries(texts), rating: fields.get("rating") ?? null };
  return recordDiagnostics("", [checked], limits.testimonials).map(
    (message) => `${place}: ${message.replace("[0].", "")}`,
  );
}
