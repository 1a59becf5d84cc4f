/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

import { industries } from "../content/industries";
import { projects } from "../content/portfolio";
import { services } from "../content/services";
import { technologyCategories } from "../content/technologies";
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
    for (const { gradient } of [...services, ...technologyCategories, ...industries, ...projects])
      expect(css).toContain(`[data-gradient="${gradient}"]`);
  });
});
