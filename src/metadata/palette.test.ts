/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

import { palette } from "./palette";

describe("palette", () => {
  it("is that of the style sheet", () => {
    const css = readFileSync(path.join(__dirname, "../styles/theme.css"), "utf8");
    const roles = css.matchAll(/--color-(.+): light-dark\((.+), (.+)\);/g);
    const colours = [...roles].flatMap(([, role, light, dark]) => [
      [`light-${role}`, light],
      [`dark-${role}`, dark],
    ]);
    expect(Object.fromEntries(colours)).toMatchObject(palette);
  });
});
