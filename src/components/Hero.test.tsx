import { screen } from "@testing-library/react";

import { plain, show } from "../../scripts/jest/sections";
import { hero } from "../content/hero";
import { Hero } from "./Hero";

describe("hero", () => {
  beforeEach(() => show(Hero));

  it("is a region named by its heading, with its introduction", () => {
    expect(screen.getByRole("region", { name: plain(hero.heading) })).toHaveTextContent(plain(hero.lede));
  });

  it("names every city on the globe", () => {
    for (const { code } of hero.cities) expect(screen.getByRole("region")).toHaveTextContent(code);
  });
});
