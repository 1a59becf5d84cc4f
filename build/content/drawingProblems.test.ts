import { drawingProblems } from "./drawingProblems";
import { describeProblem } from "./problem";
import { readFromDisk } from "./sources";

const withName = (name: string): readonly string[] =>
  drawingProblems((file) => readFromDisk(file).replace("lucide.Building2", `lucide.${name}`)).map(describeProblem);

describe("the drawings", () => {
  it("are all in the library", () => {
    expect(drawingProblems()).toEqual([]);
  });

  it("may have one of its older names", () => {
    expect(withName("AlertCircle")).toEqual([]);
  });

  it.each([
    ["Bilding2", "lucide.Building2"],
    ["ShoppingKart", "lucide.ShoppingCart"],
    ["briefcase", "lucide.Briefcase"],
  ])("that are none are named, with the nearest that there are: %s", (name, nearest) => {
    const [said, ...more] = withName(name);
    expect(said).toMatch(
      /^src\/components\/ui\/drawings\.ts: drawings\.building is lucide\.\w+, which lucide-react does/,
    );
    expect(said).toContain(nearest);
    expect(more).toEqual([]);
  });
});
