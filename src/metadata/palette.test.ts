/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

import * as content from "../content";
import { paper, schemes } from "./palette";

describe("palette", () => {
  const css = readFileSync(path.join(__dirname, "../styles/theme.css"), "utf8");

  it("has the background of the style sheet", () => {
    expect(css).toContain(`--color-paper: light-dark(${paper.light}, ${paper.dark});`);
  });

  it("has the schemes of the style sheet", () => {
    expect(/^ {2}color-scheme: (.+);/m.exec(css)?.[1]).toBe(schemes.join(" "));
  });

  it("has the gradient of each record in the style sheet", () => {
    const records = Object.values<unknown>(content).flat() as readonly { readonly gradient?: string }[];
    for (const { gradient } of records) if (gradient) expect(css).toContain(`[data-gradient="${gradient}"]`);
  });
});
