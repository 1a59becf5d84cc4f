/** @jest-environment node */
import { changeIn } from "./gatsbyInternals";

describe("Gatsby's inside", () => {
  const script = 'trustedTypes.createPolicy("webpack",{})';

  it("is as expected", () => {
    expect(changeIn(1, ["", script], "webpack")).toBeUndefined();
    expect(changeIn(1, [""])).toBeUndefined();
  });

  it.each([
    ["where pages are", changeIn(0, [script], "webpack"), "<head>"],
    ["what webpack is told", changeIn(1, [""], "webpack"), "output.trustedTypes"],
  ])("ends the build with a sentence when it changed %s", (_, sentence, place) => {
    expect(sentence).toContain("Gatsby has changed");
    expect(sentence).toContain(place);
  });
});
