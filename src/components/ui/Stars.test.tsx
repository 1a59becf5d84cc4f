import { render, screen } from "@testing-library/react";

import { Stars } from "./Stars";

describe("stars", () => {
  it.each([1, 2, 3, 4, 5])("draws five, and fills as many as the rating %i says", (rating) => {
    render(<Stars rating={rating} label={`${rating} of five`} />);
    const drawing = screen.getByRole("img", { name: `${rating} of five` });
    const outlines = (selector: string): number =>
      Array.from(
        drawing.querySelectorAll(selector),
        (path) => path.getAttribute("d")?.match(/z/gi)?.length ?? 0,
      ).reduce((sum, count) => sum + count, 0);
    expect(outlines("path")).toBe(5);
    expect(outlines("path:not([fill=none])")).toBe(rating);
  });
});
