import { within } from "@testing-library/react";

import { services, servicesIntro } from "../content/services";
import { expectList, itemOf, plain, shapesOf, showSection, textsOf } from "../testing/section";
import { numeral } from "../text/numerals";
import { Services } from "./Services";

describe("services", () => {
  beforeEach(() => void showSection(Services, servicesIntro));

  it("stand in their order, each with its number", () => {
    const items = services.map(({ title }) => itemOf(title));
    items.forEach((item, index) => expect(item).toHaveTextContent(numeral(index + 1, 2)));
    expectList(items);
  });

  it("show description, features, icon and gradient", () => {
    for (const { title, description, features, icon, gradient } of services) {
      const item = itemOf(title);
      expect(item).toHaveTextContent(plain(description));
      expect(textsOf(within(item).getAllByRole("listitem"))).toEqual(features.map(plain));
      expect(item.innerHTML).toContain(shapesOf(icon));
      expect(item.querySelector("[data-gradient]")).toHaveAttribute("data-gradient", gradient);
    }
  });
});
