import { render, screen, within } from "@testing-library/react";
import axe from "axe-core";

import { describeInSample } from "../../tools/recipes/describeInSample";
import { contact } from "../content/contact";
import { header } from "../content/header";
import { hero } from "../content/hero";
import { labels } from "../content/labels";
import { notFound } from "../content/notFound";
import { menu, sections } from "../content/sections";
import { testimonials } from "../content/testimonials";
import { fillIn } from "../lib/fillIn";
import { mailDraft } from "../lib/mailDraft";
import { wrapRootElement } from "../root";
import { site } from "../site";
import NotFoundPage from "./404";
import IndexPage from "./index";

const consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
const consoleWarn = jest.spyOn(console, "warn").mockImplementation(() => undefined);

beforeEach(() => {
  consoleError.mockClear();
  consoleWarn.mockClear();
});

function renderPage(Page: () => React.ReactElement): HTMLElement {
  return render(wrapRootElement({ element: <Page /> } as Parameters<typeof wrapRootElement>[0])).container;
}

/** The link of these words, whether or not it is said to open a new tab. */
function linkNamed(words: string): HTMLElement {
  const names = [words, `${words} ${labels.opensInNewTab}`];
  return screen.getByRole("link", { name: (name) => names.includes(name) });
}

describe.each([
  ["the landing page", IndexPage, 0],
  ["the not-found page", NotFoundPage, 1],
])("%s", (_name, Page, consoleLines) => {
  it("has one h1 and no gap in its headings (WCAG 1.3.1)", () => {
    const levels = [...renderPage(Page).querySelectorAll("h1,h2,h3,h4,h5,h6")].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
  });

  it("has one banner, one main and one footer, and a name on every navigation", () => {
    renderPage(Page);
    for (const landmark of ["banner", "main", "contentinfo"]) expect(screen.getAllByRole(landmark)).toHaveLength(1);
    for (const navigation of screen.queryAllByRole("navigation", { hidden: true })) {
      expect(navigation).toHaveAccessibleName();
    }
  });

  it("mounts the notification area once, named and empty (spec, section 4)", () => {
    renderPage(Page);
    const area = screen.getByRole("region", { name: /Notifications/ });
    expect(within(area).queryAllByRole("listitem")).toHaveLength(0);
  });

  it("has no axe violation", async () => {
    const { violations } = await axe.run(renderPage(Page), { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  });

  it("gives each outward link a tab of its own, and no opener (spec, section 7)", () => {
    const outward = [...renderPage(Page).querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')];
    expect(outward.length).toBeGreaterThan(0);
    for (const { target, rel } of outward) expect([target, rel]).toEqual(["_blank", "noopener noreferrer"]);
  });

  it("says nothing on the console but what the specification asks for", () => {
    renderPage(Page);
    expect(consoleError).toHaveBeenCalledTimes(consoleLines);
    expect(consoleWarn).not.toHaveBeenCalled();
  });
});

describe("the landing page", () => {
  it("shows the registry's sections in its order", () => {
    const ids = [...renderPage(IndexPage).querySelectorAll("main section")].map(({ id }) => id);
    expect(ids).toEqual(sections.map(({ id }) => id));
  });

  it("has the specification's anchors in the top bar, in its order", () => {
    const page = renderPage(IndexPage);
    const anchors = [...page.querySelectorAll<HTMLAnchorElement>("header nav a")].map(({ hash }) => hash);
    expect(anchors).toEqual(menu.map((id) => `#${id}`));
  });

  it("has what each of its anchors leads to", () => {
    const page = renderPage(IndexPage);
    const anchors = [...page.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].map(({ hash }) => hash);
    expect(anchors.length).toBeGreaterThan(menu.length);
    expect(anchors.filter((anchor) => !page.querySelector(anchor))).toEqual([]);
  });

  it("opens mail drafts and the professional network as the specification says", () => {
    renderPage(IndexPage);
    const start = linkNamed(hero.primaryAction);
    expect(start).toHaveAttribute("href", mailDraft(site.email, hero.mailSubject));
    expect(start).toHaveAttribute("target", "_blank");
    expect(linkNamed(hero.secondaryAction)).toHaveAttribute("href", "#portfolio");
    expect(linkNamed(header.callToAction)).toHaveAttribute("href", "/#contact");
    expect(linkNamed(contact.primaryAction)).toHaveAttribute("href", mailDraft(site.email, contact.mailSubject));
    expect(linkNamed(contact.secondaryAction)).toHaveAttribute("href", site.linkedIn);
  });

  it("asks for no placeholder image", () => {
    const page = renderPage(IndexPage);
    expect(page.querySelector("img, picture, video, iframe")).toBeNull();
    expect(page.innerHTML).not.toContain("/api/placeholder");
  });

  it("shows each rating once, as an image with a name", () => {
    renderPage(IndexPage);
    const names = screen.queryAllByRole("img").map((image) => image.getAttribute("aria-label"));
    expect(names).toEqual(testimonials.map(({ rating }) => fillIn(labels.rating, rating)));
  });
});

describe("the not-found page", () => {
  it.each(["/nowhere", "/%E0%A4%A", "/%3Cscript%3Ealert(1)%3C/script%3E", `/${"a".repeat(2_000)}`])(
    "logs the attempted path once and never writes it into the page: %.40s",
    (path) => {
      window.history.replaceState(null, "", path);
      const page = renderPage(NotFoundPage);
      expect(consoleError).toHaveBeenCalledTimes(1);
      expect(consoleError.mock.calls[0]).toContain(path);
      expect(page.innerHTML).not.toContain(path.slice(1));
    },
  );

  it("leads home", () => {
    renderPage(NotFoundPage);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(notFound.heading);
    expect(screen.getByText(notFound.text)).toBeInTheDocument();
    expect(linkNamed(notFound.action)).toHaveAttribute("href", "/");
  });
});

describeInSample("the sample", () => {
  it("has the words that the specification fixes (section 2)", () => {
    expect([hero.primaryAction, hero.mailSubject]).toEqual(["Start Your Project", "New Project Inquiry"]);
    expect([hero.secondaryAction, header.callToAction]).toEqual(["View Our Work", "Get Started"]);
    expect([contact.primaryAction, contact.secondaryAction]).toEqual(["Get in Touch", "Schedule a Call"]);
    expect([notFound.heading, notFound.text, notFound.action]).toEqual([
      "404",
      "Oops! Page not found",
      "Return to Home",
    ]);
  });
});
