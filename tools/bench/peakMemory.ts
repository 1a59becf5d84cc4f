/** Watches how much memory a process and its descendants use. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** A running process, as the system lists it. */
export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory in KiB; where the system keeps it, the most there has been so far. */
  readonly kibibytes: number;
}

/** How often to look, in milliseconds: rarely enough not to slow the build that is measured. */
const intervalMs = 500;

/**
 * Finds the largest process of a tree.
 *
 * @param rows - All processes.
 * @param root - The process id of the tree's root.
 * @returns The memory of the largest among the root and its descendants, in KiB; 0 when there is none.
 */
export function largestOf(rows: readonly ProcessRow[], root: number): number {
  const tree = new Set([root]);
  // A child may be listed before its parent, so go round until nothing is added.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of rows) if (tree.has(parent)) tree.add(pid);
  }
  return Math.max(0, ...rows.filter(({ pid }) => tree.has(pid)).map(({ kibibytes }) => kibibytes));
}

/**
 * Watches a process tree.
 *
 * @param root - The process id of the tree's root.
 * @returns A function that stops watching, if it has not, and returns the peak of the largest process, in MiB, or undefined where the
 *   system has no way to tell.
 */
export function watchMemory(root: number): () => number | undefined {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, largestOf(listProcesses(), root));
  }, intervalMs);
  return () => {
    clearInterval(timer);
    return peak === 0 ? undefined : peak / 1024;
  };
}

function listProcesses(): ProcessRow[] {
  try {
    return process.platform === "linux" ? readProc() : readPs();
  } catch {
    return [];
  }
}

function readProc(): ProcessRow[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseStatus(readFileSync(`/proc/${name}/status`, "utf8"));
      } catch {
        // It ended while the list was read.
        return [];
      }
    });
}

/**
 * Reads a `status` file of Linux' `/proc`.
 *
 * @param text - The file.
 * @returns The process with its peak memory; 0 for a thread of the kernel, which has none.
 */
export function parseStatus(text: string): ProcessRow {
  const read = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, "m").exec(text)?.[1] ?? 0);
  return { pid: read("Pid"), parent: read("PPid"), kibibytes: read("VmHWM") };
}

function readPs(): ProcessRow[] {
  const text = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  return text.split("\n").map((line) => {
    const [pid = 0, parent = 0, kibibytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, kibibytes };
  });
}
