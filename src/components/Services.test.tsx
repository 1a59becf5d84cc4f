import { screen } from "@testing-library/react";

import { entryOf, itemsOf, plain, shapesIn, shapesOf, show } from "../../scripts/jest/sections";
import { services, servicesIntro } from "../content/services";
import { Services } from "./Services";

describe("services", () => {
  beforeEach(() => show(Services));

  it("is a region named by its heading, with its introduction", () => {
    expect(screen.getByRole("region", { name: plain(servicesIntro.heading) })).toHaveTextContent(
      plain(servicesIntro.lede),
    );
  });

  it("shows the title, description and four features of each service", () => {
    for (const { title, description, features } of services) {
      expect(entryOf(title)).toHaveTextContent(plain(description));
      expect(itemsOf(entryOf(title))).toEqual(features.map(plain));
    }
  });

  it("shows the icon of each service on its gradient", () => {
    for (const { title, icon, gradient } of services) {
      expect(shapesIn(entryOf(title).innerHTML)).toBe(shapesOf(icon));
      expect(entryOf(title).querySelector("[data-gradient]")).toHaveAttribute("data-gradient", gradient);
    }
  });
});
