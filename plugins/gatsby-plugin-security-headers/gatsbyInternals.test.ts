/** @jest-environment node */
import { checkBuild } from "./gatsbyInternals";

describe("Gatsby's inside", () => {
  const script = 'trustedTypes.createPolicy("webpack",{})';

  it("is as expected", () => {
    expect(() => checkBuild(1, ["", script], "webpack")).not.toThrow();
    expect(() => checkBuild(1, [""])).not.toThrow();
  });

  it.each([
    ["where pages are", () => checkBuild(0, [script], "webpack"), "<head>"],
    ["what webpack is told", () => checkBuild(1, [""], "webpack"), "output.trustedTypes"],
  ])("ends the build with a sentence when it changed %s", (_, check, place) => {
    expect(check).toThrow("Gatsby has changed");
    expect(check).toThrow(place);
  });
});
