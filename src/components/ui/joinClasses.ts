/** Joins class names for `className`; `undefined` is left out. */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(" ");
}
