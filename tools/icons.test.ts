import { readFileSync } from "node:fs";

import { drawIcons, iconsFile } from "./icons";

it("has a current picture in the documents (npm run icons)", () => {
  expect(readFileSync(iconsFile, "utf8")).toBe(drawIcons());
});
