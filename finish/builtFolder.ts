import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The folder of a built site. What the owner has put into `static/` wins: it is neither changed nor removed. */
export interface BuiltFolder {
  /** Returns the files by their paths in the folder, sorted, with `/` on every system. */
  readonly names: () => readonly string[];
  readonly isOwn: (name: string) => boolean;
  readonly read: (name: string) => Buffer;
  /** Writes a file, unless the owner has one of that name. */
  readonly write: (name: string, content: string | Buffer) => void;
  /** Removes a file, or a folder with what is in it. */
  readonly remove: (name: string) => void;
}

/** Opens a built folder. `own` is the folder of the owner's files, which Gatsby has copied into it. */
export function openFolder(folder: string, own = "static"): BuiltFolder {
  const isOwn = (name: string): boolean => existsSync(path.join(own, name));
  return {
    isOwn,
    names: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .sort(),
    read: (name) => readFileSync(path.join(folder, name)),
    write: (name, content) => {
      if (isOwn(name)) return;
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    },
    remove: (name) => {
      if (!isOwn(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
    },
  };
}
