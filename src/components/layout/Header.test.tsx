import { render, screen, within } from "@testing-library/react";

import { menu, sections } from "../../content/sections";
import { site } from "../../site";
import { Header } from "./Header";

describe("top bar", () => {
  beforeEach(() => void render(<Header />));

  it("has the logo and the company's name as a link to the home page", () => {
    const home = screen.getByRole("link", { name: site.name });
    expect(home).toHaveAttribute("href", "/");
    expect(home.querySelector("svg")).toBeInTheDocument();
  });

  it("has the anchors of the menu, in its order and with the labels of their sections", () => {
    const links = within(screen.getByRole("navigation")).getAllByRole("link");
    const labelOf = (id: string): string | undefined => sections.find((section) => section.id === id)?.label;
    const anchors = links.filter((link) => link.getAttribute("href")?.includes("#"));
    expect(anchors.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(
      menu.map((id) => [`/#${id}`, labelOf(id)]),
    );
  });
});
