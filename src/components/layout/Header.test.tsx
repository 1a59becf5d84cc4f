import { render, screen, within } from "@testing-library/react";

import { header } from "../../content/header";
import { labels } from "../../content/labels";
import { menu, type MenuEntry, sections } from "../../content/sections";
import { site } from "../../site";
import { named } from "../../testing/section";
import { Header } from "./Header";

const linksOfMenu = (): readonly HTMLElement[] => within(screen.getByRole("navigation")).getAllByRole("link");

describe("top bar", () => {
  beforeEach(() => void render(<Header />));

  it("has the logo and the company's name as a link to the home page", () => {
    const home = screen.getByRole("link", { name: site.name });
    expect(home).toHaveAttribute("href", "/");
    expect(home.querySelector("svg")).toBeInTheDocument();
  });

  it("has an action that leads to a section", () => {
    expect(screen.getByRole("link", named(header.callToAction))).toHaveAttribute("href", `/#${header.target}`);
  });

  it("has a button for the menu, which has a name where only its icon is shown", () => {
    const button = screen.getByRole("button");
    expect(button).toHaveAttribute("aria-label", header.menuLabel);
    expect(button).toHaveAttribute("popovertarget", screen.getByRole("navigation", named(header.navigationLabel)).id);
  });

  it("has the links of the menu, in its order, those to sections with the labels of these", () => {
    const links = linksOfMenu();
    const labelOf = (id: string): string | undefined => sections.find((section) => section.id === id)?.label;
    expect(links.map((link) => [link.getAttribute("href"), link.firstChild?.textContent])).toEqual(
      menu.map((entry) => (typeof entry === "string" ? [`/#${entry}`, labelOf(entry)] : [entry.href, entry.label])),
    );
  });
});

describe("menu", () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ["/privacy/", null, "Elsewhere"],
    ["https://shop.example.com/a", "_blank", `Elsewhere ${labels.opensInNewTab}`],
  ] as const)("leads to %s with the target %s", (href, target, name) => {
    jest.replaceProperty(menu as unknown as MenuEntry[], 0, { href, label: "Elsewhere" });
    render(<Header />);
    const [link] = linksOfMenu();
    expect(link).toHaveAttribute("href", href);
    expect(link?.getAttribute("target")).toBe(target);
    expect(link).toHaveAccessibleName(name);
  });
});
