/** @jest-environment node */
import fs from "node:fs";

import { pollWhereWatchingFails } from "./watching";

describe("watching files in development", () => {
  beforeEach(() => void jest.replaceProperty(process, "env", {}));
  afterEach(() => jest.restoreAllMocks());

  it("reads the dates of files where the system has no room for more watchers", () => {
    jest.spyOn(fs, "watch").mockImplementation(() => {
      throw new Error("ENOSPC: System limit for number of file watchers reached");
    });
    expect(pollWhereWatchingFails()).toContain("ENOSPC");
    expect(process.env["CHOKIDAR_USEPOLLING"]).toBe("true");
  });

  it("ends with the system's words where there is not room for one", () => {
    jest.spyOn(fs, "watch").mockImplementation(() => {
      throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
    });
    expect(pollWhereWatchingFails).toThrow("too many open files");
  });

  it("leaves Gatsby's watchers as they are where it has", () => {
    const watch = jest.spyOn(fs, "watch").mockReturnValue({ close: jest.fn() } as unknown as fs.FSWatcher);
    expect(pollWhereWatchingFails()).toBeUndefined();
    // Those of Gatsby's inside among them.
    expect(watch.mock.calls.length).toBeGreaterThan(400);
    expect(process.env["CHOKIDAR_USEPOLLING"]).toBeUndefined();
  });
});
