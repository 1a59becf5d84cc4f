import { render, screen } from "@testing-library/react";

import { ratingText } from "../../content/testimonials";
import { fillIn } from "../../text/fillIn";
import { Stars } from "./Stars";

describe("stars", () => {
  it.each([1, 2, 3, 4, 5])("draws as many as the rating %i says", (rating) => {
    render(<Stars rating={rating} />);
    const drawing = screen.getByRole("img", { name: fillIn(ratingText, rating) });
    const outlines = Array.from(drawing.querySelectorAll("path"), (path) => path.getAttribute("d")).join("");
    expect(outlines.match(/z/gi)).toHaveLength(rating);
  });
});
