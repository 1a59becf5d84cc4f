import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Code, Mail, Users } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";

import { plain, shapesIn } from "../../../scripts/jest/sectionQueries";
import { footer } from "../../content/footer";
import { labels } from "../../content/labels";
import { wrapRootElement } from "../../root";
import { site } from "../../site";
import { Footer } from "./Footer";

const show = (): void => void render(wrapRootElement({ element: <Footer /> }));

describe("footer", () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  describe.each([
    [site.codeHosting, Code, footer.codeHosting],
    [site.linkedIn, Users, footer.linkedIn],
    [`mailto:${site.email}`, Mail, footer.email],
  ])("link to %s", (address, Drawing, { label, tooltip }) => {
    const link = (): HTMLElement =>
      within(screen.getByRole("list", { name: footer.socialLabel })).getByRole("link", {
        name: plain(`${label} ${labels.opensInNewTab}`),
      });

    it("has its address and its icon", () => {
      show();
      expect(link()).toHaveAttribute("href", address);
      expect(shapesIn(link().innerHTML)).toBe(shapesIn(renderToStaticMarkup(<Drawing />)));
    });

    it("has a tooltip that says what it opens", () => {
      jest.useFakeTimers();
      show();
      fireEvent.pointerMove(link(), { pointerType: "mouse" });
      act(() => jest.advanceTimersByTime(700));
      expect(screen.getByRole("tooltip")).toHaveTextContent(plain(tooltip));
    });
  });

  it("says the year, the legal name with one full stop, and the promise about data", () => {
    jest.replaceProperty(site, "legalName", "Ca$$h Ltd.");
    // An owner may have left it out: then there is nothing to replace.
    Object.assign(footer, { copyright: "© {year} {company}.", privacyPromise: "We store nothing." });
    show();
    expect(screen.getByText(`© ${site.copyrightYear} Ca$$h Ltd. We store nothing.`)).toBeInTheDocument();
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
