/** @jest-environment node */
import type { Reporter } from "gatsby";

import { runningCommand } from "./gatsbyInternals";

describe("Gatsby's inside", () => {
  const command = process.env["gatsby_executing_command"];
  afterEach(() => void Object.assign(process.env, { gatsby_executing_command: command ?? "" }));

  it.each([
    ["", [expect.stringContaining("Gatsby has changed: gatsby_executing_command")]],
    ["develop", []],
  ])("with the command “%s” has the errors %j", (value, errors) => {
    process.env["gatsby_executing_command"] = value;
    const found: string[] = [];
    runningCommand({ panic: (message: string) => found.push(message) } as unknown as Reporter);
    expect(found).toEqual(errors);
  });
});
