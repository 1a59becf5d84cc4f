import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { SectionMark } from "../../chart";
import { sections } from "../../content/sections";
import { numeral } from "../../text/numerals";
import { Section } from "./Section";

describe("section", () => {
  it("is a region named by its heading, with its introduction, its content, and its place among the sections", () => {
    const intro = { heading: "A heading", lede: "An introduction." };
    sections.forEach(({ id, label }, index) => {
      const { unmount } = render(
        <Section id={id} intro={intro}>
          <p>The content.</p>
        </Section>,
      );
      const region = screen.getByRole("region", { name: intro.heading });
      expect(region).toHaveAttribute("id", id);
      for (const text of [intro.lede, "The content.", numeral(index + 1, 2), label])
        expect(region).toHaveTextContent(text);
      // Screen readers read the headings alone.
      expect(screen.getByText(label).closest("[aria-hidden=true]")).not.toBeNull();
      expect(region.innerHTML).toContain(renderToStaticMarkup(<SectionMark index={index} count={sections.length} />));
      unmount();
    });
  });
});
