/** Joins class names for `className`; `undefined` is left out, and so are line breaks. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.flatMap((name) => name?.trim().split(/\s+/) ?? []).join(" ");
}
