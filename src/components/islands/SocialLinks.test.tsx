import { act, fireEvent, render, screen, within } from "@testing-library/react";

import { footer } from "../../content/footer";
import { labels } from "../../content/labels";
import { wrapRootElement } from "../../root";
import { site } from "../../site";
import { named, plain } from "../../testing/section";
import { mailDraft } from "../../text/mailDraft";
import { SocialLinks } from "./SocialLinks";

/** The profiles that a company may not have. */
const profiles = (["codeHosting", "linkedIn"] as const).filter((name) => site[name]);

/** The addresses, each with its texts. */
const links = [
  ...profiles.map((name) => [site[name] ?? "", footer[name]] as const),
  [mailDraft(site.email), footer.email] as const,
];

describe("social links", () => {
  it("have none to a profile without its address", () => {
    for (const name of profiles) jest.replaceProperty(site, name, undefined);
    render(wrapRootElement({ element: <SocialLinks /> }));
    for (const name of profiles) expect(screen.queryByText(footer[name].label)).toBeNull();
    jest.restoreAllMocks();
  });
});

describe.each(links)("social link to %s", (address, { label, tooltip }) => {
  let link: HTMLElement;
  beforeEach(() => {
    jest.useFakeTimers();
    render(wrapRootElement({ element: <SocialLinks /> }));
    const list = screen.getByRole("list", named(footer.socialLabel));
    link = within(list).getByRole("link", named(`${label} ${labels.opensInNewTab}`));
  });
  afterEach(() => void jest.useRealTimers());

  it("has its address and an icon", () => {
    expect(link).toHaveAttribute("href", address);
    expect(link.querySelector("svg")).toBeVisible();
  });

  it("has a tooltip that says what it opens", () => {
    fireEvent.pointerMove(link, { pointerType: "mouse" });
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole("tooltip")).toHaveTextContent(plain(tooltip));
  });
});
