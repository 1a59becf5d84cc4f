import { recordDiagnostics } from "../rules/records";

/** The longest texts that their places on the page hold, in characters. */
const limits = { name: 40, position: 60, company: 60, content: 420 };

/** Returns one sentence for each rule of the content that a record of the CMS breaks. `place` says where it is. */
export function testimonialDiagnostics(place: string, record: object): readonly string[] {
  const fields = new Map(Object.entries(record));
  // What is missing, or no text, has to be written.
  const texts = Object.keys(limits).map((name) => [
    name,
    typeof fields.get(name) === "string" ? fields.get(name) : null,
  ]);
  const checked = { ...Object.fromEntries(texts), rating: fields.get("rating") ?? null };
  return recordDiagnostics("", [checked], limits).map((message) => `${place}: ${message.replace("[0].", "")}`);
}
