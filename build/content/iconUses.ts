/** Finds who uses each icon: every drawing of the set is sent with each page, so one that nothing uses is dead weight. */
import { drawings, type IconName } from "../../src/components/ui/drawings";
import { readSources, type Sources } from "../readSources";

/**
 * Reads the sources that may name an icon.
 *
 * @returns The components and the content, without their tests.
 */
export function iconSources(): Sources {
  return readSources(/^src\/(components|content)\/.*\.tsx?$/);
}

/**
 * Looks for each icon in the sources.
 *
 * @param sources - What may name an icon, as `icon: "cloud"` in a record or `name="cloud"` in a component.
 * @returns The files that use it, for every icon of the set.
 */
export function iconUses(sources: Sources = iconSources()): ReadonlyMap<IconName, readonly string[]> {
  const uses = Object.entries(sources).map(([file, text]) => {
    const words = [...text.matchAll(/\b(?:icon|name)(?::\s*|=)"([\w-]+)"/g)].map(([, word]) => word);
    return [file, new Set(words)] as const;
  });
  const names = Object.keys(drawings) as IconName[];
  return new Map(names.map((name) => [name, uses.filter(([, words]) => words.has(name)).map(([file]) => file)]));
}

/**
 * The law: no icon is idle.
 *
 * @param sources - What may name an icon.
 * @returns A sentence for each icon that nothing uses.
 */
export function idleIcons(sources: Sources = iconSources()): readonly string[] {
  return [...iconUses(sources)]
    .filter(([, files]) => files.length === 0)
    .map(([name]) => `src/components/ui/drawings.ts: nothing uses "${name}". Take its line away, or use it.`);
}
