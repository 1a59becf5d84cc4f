import { renderToStaticMarkup } from "react-dom/server";

import { numeral } from "../text/numerals";
import { largeContours, smallContours } from "./contours";
import { ProjectDrawing } from "./ProjectDrawing";

describe.each([
  ["full", largeContours.length],
  ["small", smallContours.length],
] as const)("%s drawing of a project", (detail, count) => {
  const draw = (index: number): string =>
    renderToStaticMarkup(<ProjectDrawing index={index} gradient="reef" detail={detail} />);

  it("is another one for each project, until all have been used", () => {
    const drawings = Array.from({ length: count }, (_, index) => draw(index));
    expect(new Set(drawings).size).toBe(count);
    expect(draw(count)).toBe(drawings[0]);
  });
});

describe("depth figures of a full drawing", () => {
  it.each(largeContours.map(({ soundings }, index) => [index, soundings] as const))(
    "%i are all there",
    (index, soundings) => {
      const drawing = renderToStaticMarkup(<ProjectDrawing index={index} gradient="reef" detail="full" />);
      for (const { depth } of soundings) expect(drawing).toMatch(new RegExp(`[">]${numeral(depth)}["<]`));
    },
  );
});
