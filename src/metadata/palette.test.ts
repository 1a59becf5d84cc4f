/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";

import { palette } from "./palette";

describe("palette", () => {
  it.each(Object.entries(palette))("%s is that of the style sheet", (name, colour) => {
    const css = readFileSync(path.join(__dirname, "../styles/theme.css"), "utf8");
    expect(css).toContain(`--${name}: ${colour};`);
  });
});
