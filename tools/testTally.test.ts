import { howToInstall } from "../e2e/harness/findBrowsers";
import { lastLine, missingBrowsers, tallyOfJest } from "./test";

const results = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 2, numRuntimeErrorTestSuites: 0 };

describe("the count of a run of Jest", () => {
  it("takes over what Jest counted", () => {
    expect(tallyOfJest(true, JSON.stringify(results))).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  it.each([
    ["a file that could not be loaded", { ...results, numRuntimeErrorTestSuites: 1 }],
    ["a run that failed without naming a test", results],
  ])("counts %s as a failure", (_what, found) => {
    expect(tallyOfJest(false, JSON.stringify(found)).failed).toBe(1);
  });

  it("counts a run that ended without results as a failure", () => {
    expect(tallyOfJest(false, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe("the last line", () => {
  it("mentions what was skipped only if something was", () => {
    expect(lastLine({ passed: 3, failed: 1, skipped: 0 })).toBe("3 passed, 1 failed");
    expect(lastLine({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
  });
});

describe("the missing browsers", () => {
  it("are each named in one line that says how to get them", () => {
    const lines = missingBrowsers({}, false);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(howToInstall.chromium);
    expect(lines[1]).toMatch(/skipped\.$/);
  });

  it("are failures in continuous integration", () => {
    expect(missingBrowsers({ chromium: { program: "chromium" } }, true).every((line) => line.endsWith("fail."))).toBe(
      true,
    );
  });
});
