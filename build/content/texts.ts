/** Finds every text of the content, with the file and the record it stands in. */

/** One text of the content and where an author finds it. */
export interface Text {
  /** The file, as a path from the project's root. */
  readonly file: string;
  /** The way to the text inside the file, such as `services[3].features[0]`. */
  readonly record: string;
  /** The name of the field that holds it: for an entry of a list, the list's. */
  readonly field: string;
  readonly value: string;
}

/**
 * Walks modules for texts, in the order they are written.
 *
 * @param modules - Modules by the path of their file.
 * @returns Every string in them, however deep. Functions are passed over; the linter lets content have none.
 */
export function textsOf(modules: Readonly<Record<string, object>>): readonly Text[] {
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]) => walk(file, name, name, value)),
  );
}

function walk(file: string, record: string, field: string, value: unknown): readonly Text[] {
  if (typeof value === "string") return [{ file, record, field, value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => walk(file, `${record}[${index}]`, field, entry));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => walk(file, `${record}.${key}`, key, entry));
}
