/** @jest-environment node */
import path from "node:path";

import { licences, packagesOf } from "./licences";

describe("licences", () => {
  it("have the text that each package asks to be passed on, once", () => {
    const react = path.resolve("node_modules/react");
    const found = packagesOf([`${react}/index.js`, `${react}/jsx-runtime.js`, "src/root.tsx"]);
    expect(found).toEqual([react, react]);
    expect(JSON.parse(licences(found))).toEqual([
      expect.objectContaining({ name: "react", license: "MIT", licenseText: expect.stringContaining("MIT") as string }),
    ]);
  });
});
