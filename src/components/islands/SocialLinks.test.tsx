import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Code, Mail, Users } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";

import { named, plain } from "../../../scripts/jest/section";
import { footer } from "../../content/footer";
import { labels } from "../../content/labels";
import { wrapRootElement } from "../../root";
import { site } from "../../site";
import { mailDraft } from "../../text/mailDraft";
import { SocialLinks } from "./SocialLinks";

describe.each([
  [site.codeHosting, Code, footer.codeHosting],
  [site.linkedIn, Users, footer.linkedIn],
  [mailDraft(site.email), Mail, footer.email],
])("social link to %s", (address, Drawing, { label, tooltip }) => {
  let link: HTMLElement;
  beforeEach(() => {
    jest.useFakeTimers();
    render(wrapRootElement({ element: <SocialLinks /> }));
    const list = screen.getByRole("list", named(footer.socialLabel));
    link = within(list).getByRole("link", named(`${label} ${labels.opensInNewTab}`));
  });
  afterEach(() => void jest.useRealTimers());

  it("has its address and its icon", () => {
    expect(link).toHaveAttribute("href", address);
    expect(link.innerHTML).toContain(renderToStaticMarkup(<Drawing />).replace(/^<svg[^>]*>|<\/svg>$/g, ""));
  });

  it("has a tooltip that says what it opens", () => {
    fireEvent.pointerMove(link, { pointerType: "mouse" });
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole("tooltip")).toHaveTextContent(plain(tooltip));
  });
});
