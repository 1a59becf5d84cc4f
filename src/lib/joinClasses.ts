/**
 * Joins class names.
 *
 * @param names - Class names; `undefined` is passed over.
 * @returns What stands in `className`.
 */
export function joinClasses(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(" ");
}
