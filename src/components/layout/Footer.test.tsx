import { render, screen, within } from "@testing-library/react";

import { footer } from "../../content/footer";
import { wrapRootElement } from "../../root";
import { site } from "../../site";
import { plain } from "../../testing/section";
import { numeral } from "../../text/numerals";
import { Footer } from "./Footer";

const show = (): void => void render(wrapRootElement({ element: <Footer /> }));

describe("footer", () => {
  afterEach(() => void jest.restoreAllMocks());

  it("says the year, the legal name with one full stop, and the promise about data, if there is one", () => {
    jest.replaceProperty(site, "legalName", "Ca$$h Ltd.");
    jest.replaceProperty(footer, "copyright", "© {year} {company}.");
    show();
    expect(screen.getByRole("contentinfo")).toHaveTextContent(
      plain(`© ${numeral(site.copyrightYear)} Ca$$h Ltd. ${footer.privacyPromise ?? ""}`),
    );
  });

  it("keeps the full stop of the legal name where the text has none", () => {
    jest.replaceProperty(site, "legalName", "شركة ذ.م.م.");
    jest.replaceProperty(footer, "copyright", "© {year} {company}");
    show();
    expect(screen.getByRole("contentinfo")).toHaveTextContent(plain(`شركة ذ.م.م. ${footer.privacyPromise ?? ""}`));
  });

  it("links to the site in other languages, each named in its own", () => {
    jest.replaceProperty(site, "translations", [{ language: "de", name: "Deutsch", url: "https://de.example.com" }]);
    show();
    const link = within(screen.getByRole("list", { name: footer.languagesLabel })).getByRole("link");
    expect(link).toHaveTextContent("Deutsch");
    for (const [name, value] of [
      ["href", "https://de.example.com"],
      ["hreflang", "de"],
      ["lang", "de"],
    ] as const)
      expect(link).toHaveAttribute(name, value);
  });

  it("has no list of languages without a translation", () => {
    jest.replaceProperty(site, "translations", []);
    show();
    expect(screen.queryByRole("list", { name: footer.languagesLabel })).toBeNull();
  });
});
