import { largestOf, parseStatus } from "./peakMemory";

const row = (pid: number, parent: number, kibibytes: number) => ({ pid, parent, kibibytes });

describe("largestOf", () => {
  it("looks at a tree to its leaves, in any order, and at nothing beside it", () => {
    const rows = [row(4, 3, 900), row(3, 2, 50), row(2, 1, 70), row(5, 1, 5_000)];
    expect(largestOf(rows, 2)).toBe(900);
    expect(largestOf(rows, 3)).toBe(900);
    expect(largestOf(rows, 5)).toBe(5_000);
  });

  it("is 0 once the tree is gone", () => {
    expect(largestOf([row(1, 0, 10)], 99)).toBe(0);
  });
});

describe("parseStatus", () => {
  it("reads the peak", () => {
    const text = "Name:\tnode\nTgid:\t12\nPid:\t12\nPPid:\t7\nVmPeak:\t  999 kB\nVmHWM:\t  812345 kB\nVmRSS:\t  5 kB\n";
    expect(parseStatus(text)).toEqual(row(12, 7, 812_345));
  });

  it("takes a thread of the kernel for nothing", () => {
    expect(parseStatus("Name:\tkthreadd\nPid:\t2\nPPid:\t0\n")).toEqual(row(2, 0, 0));
  });
});
