/** A text, a number or the like in a value. */
export interface Leaf {
  /** Where it stands, such as `services[0].features[1]`. */
  readonly place: string;
  /** The name of the field, of its list where it stands in one: `features`. */
  readonly field: string;
  readonly value: unknown;
}

/** Returns all that stands in a value, however deep, in its order. `place` is the value's own. */
export function leavesOf(place: string, value: unknown, field = ""): readonly Leaf[] {
  if (typeof value !== "object" || value === null) return [{ place, field, value }];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    leavesOf(isList ? `${place}[${key}]` : `${place}.${key}`, part, isList ? field : key),
  );
}
