import { screen } from "@testing-library/react";

import { plain, show } from "../../scripts/jest/sections";
import { contact } from "../content/contact";
import { Contact } from "./Contact";

describe("contact", () => {
  beforeEach(() => show(Contact));

  it("is a region named by its heading, with its introduction", () => {
    expect(screen.getByRole("region", { name: plain(contact.heading) })).toHaveTextContent(plain(contact.lede));
  });
});
