/** @jest-environment node */
import type { ParentSpanPluginArgs } from "gatsby";

import { onPreBootstrap } from "./gatsby-node";

describe("Gatsby's inside", () => {
  const command = process.env["gatsby_executing_command"];
  afterEach(() => void Object.assign(process.env, { gatsby_executing_command: command ?? "" }));

  it.each([
    ["", [expect.stringContaining("Gatsby has changed: gatsby_executing_command")]],
    ["develop", []],
  ])("with the command “%s” has the errors %j", async (value, errors) => {
    process.env["gatsby_executing_command"] = value;
    const found: string[] = [];
    const reporter = { panic: (message: string) => found.push(message) };
    await onPreBootstrap?.(
      { reporter } as unknown as ParentSpanPluginArgs,
      { plugins: [], rules: "" },
      () => undefined,
    );
    expect(found).toEqual(errors);
  });
});
