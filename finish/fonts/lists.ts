import { type Declaration, parse } from "postcss";

type Axes = Readonly<Record<string, number>>;

/** A list of typefaces, as the value of `font-family` is. */
export interface TypefaceList {
  readonly families: readonly string[];
  /** What the settings beside it say, such as `"wdth" 84`. */
  readonly axes: Axes;
}

/** Returns the lists of typefaces in a style sheet, such as `--font-text` and its `--font-text--font-variation-settings`. */
export function listsOf(css: string): readonly TypefaceList[] {
  const lists: TypefaceList[] = [];
  parse(css).walkDecls(/^(?:font-family|--font-(?!.*--).+)$/, ({ prop, value, parent }) => {
    // One with a variable has the list of that.
    if (value.includes("var(") || (parent?.type === "atrule" && "name" in parent && parent.name === "font-face"))
      return;
    const settings = prop === "font-family" ? "font-variation-settings" : `${prop}--font-variation-settings`;
    const found = parent?.nodes?.find((node): node is Declaration => node.type === "decl" && node.prop === settings);
    const axes = Array.from((found?.value ?? "").matchAll(/["'](.{4})["']\s+([-\d.]+)/g), ([, axis = "", number]) => [
      axis,
      Number(number),
    ]);
    lists.push({
      families: value.split(",").map((family) => family.trim().replace(/^(["'])(.*)\1$/, "$2")),
      axes: Object.fromEntries(axes) as Axes,
    });
  });
  return lists;
}

/** Returns the axes of a family that all lists with it set to one value: a build fixes them. */
export function axesOf(family: string, lists: readonly TypefaceList[]): Axes {
  const [first, ...others] = lists.filter(({ families }) => families.includes(family));
  const fixed = Object.entries(first?.axes ?? {}).filter(([axis, value]) =>
    others.every(({ axes }) => axes[axis] === value),
  );
  return Object.fromEntries(fixed);
}

/** Whether each list with a family has a character in a typeface before it, which shows it then. */
export function isShownBefore(
  family: string,
  lists: readonly TypefaceList[],
  codePoints: (family: string) => ReadonlySet<number>,
): (code: number) => boolean {
  const before = lists
    .filter(({ families }) => families.includes(family))
    .map(({ families }) => families.slice(0, families.indexOf(family)).map(codePoints));
  return (code) => before.length > 0 && before.every((sets) => sets.some((set) => set.has(code)));
}
