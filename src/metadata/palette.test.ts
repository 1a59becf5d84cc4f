/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

import { palettes, schemes } from "./palette";

describe("palette", () => {
  const css = readFileSync(path.join(__dirname, "../styles/theme.css"), "utf8");

  it("is that of the style sheet", () => {
    const roles = [...css.matchAll(/--color-(.+): light-dark\((.+), (.+)\);/g)];
    expect({
      light: Object.fromEntries(roles.map(([, role, light]) => [role, light])),
      dark: Object.fromEntries(roles.map(([, role, , dark]) => [role, dark])),
    }).toMatchObject(palettes);
  });

  it("has the schemes of the style sheet", () => {
    expect(/^ {2}color-scheme: (.+);/m.exec(css)?.[1]).toBe(schemes.join(" "));
  });
});
