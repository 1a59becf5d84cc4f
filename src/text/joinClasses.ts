/** Joins class names for `className`; `false` and `undefined` are left out, and so are line breaks. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.flatMap((name) => (name ? name.trim().split(/\s+/) : [])).join(" ");
}
