import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { parseOptions, parts, UsageError } from "./options";

describe("parseOptions", () => {
  it("measures everything three times unless told otherwise", () => {
    expect(parseOptions([])).toEqual({ runs: 3, parts: new Set(parts), peers: [], http1: false });
  });

  it("takes each option", () => {
    const peer = mkdtempSync(path.join(tmpdir(), "peer-"));
    writeFileSync(path.join(peer, "index.html"), "");
    expect(parseOptions(["--runs", "5", "--quick", "--vs", peer, "--http1"])).toEqual({
      runs: 5,
      parts: new Set(["bytes", "lighthouse", "interactions"]),
      peers: [peer],
      http1: true,
    });
    rmSync(peer, { recursive: true });
    expect(parseOptions(["--only", "growth", "--only=bytes"])).toMatchObject({ parts: new Set(["bytes", "growth"]) });
    expect(parseOptions(["--help", "--runs", "none"])).toBe("help");
  });

  it.each([
    [["--fast"], /^Unknown option '--fast'\. --help lists what there is\.$/],
    [["now"], /^Unexpected argument 'now'\. --help/],
    [["--runs"], /^Option '--runs <value>' argument missing\. --help/],
    [["--runs", "0"], /^--runs 0: a whole number from 1 to 99/],
    [["--runs", "2.5"], /^--runs 2\.5: /],
    [["--only", "speed"], /^--only speed: it is one of build, /],
    [["--quick", "--only", "bytes"], /give one of them\.$/],
    [["--vs", "/nowhere/at/all"], /^--vs \/nowhere\/at\/all: there is no index\.html/],
  ])("says in one line what is wrong with %j", (args, message) => {
    const read = () => parseOptions(args);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });
});
