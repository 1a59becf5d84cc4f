import { act, fireEvent, render, screen, within } from "@testing-library/react";

import { footer } from "../../content/footer";
import { labels } from "../../content/labels";
import { wrapRootElement } from "../../root";
import { site } from "../../site";
import { named, plain } from "../../testing/section";
import { mailDraft } from "../../text/mailDraft";
import { SocialLinks } from "./SocialLinks";

/** The addresses, each with its texts. A company may have no public code. */
const links = [
  ...(site.codeHosting && footer.codeHosting ? [[site.codeHosting, footer.codeHosting] as const] : []),
  [site.linkedIn, footer.linkedIn] as const,
  [mailDraft(site.email), footer.email] as const,
];

describe("social links", () => {
  it("have none to code without its address or its texts", () => {
    for (const facts of [site, footer].filter((facts) => "codeHosting" in facts)) {
      jest.replaceProperty(facts, "codeHosting", undefined);
      const { unmount } = render(wrapRootElement({ element: <SocialLinks /> }));
      expect(screen.getAllByRole("link")).toHaveLength(2);
      unmount();
      jest.restoreAllMocks();
    }
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
