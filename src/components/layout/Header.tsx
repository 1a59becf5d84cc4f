import { withPrefix } from "gatsby";
import { Menu } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

import { header } from "../../content/header";
import { menu, type SectionId, sections } from "../../content/sections";
import { site } from "../../site";
import { Button } from "../ui/Button";
import { IconDrawing } from "../ui/IconDrawing";
import { Logo } from "../ui/Logo";
import { NewTabLink } from "../ui/NewTabLink";

/**
 * The sticky top bar: logo, name, menu and action (requirements, section 2). On narrow screens the menu is a popover, which
 * opens, closes and gives the focus back without script; `src/browser` closes it where a browser does not, and marks the current link.
 * Browsers without popovers show the menu in a bar that scrolls away. It is hidden until the page after it begins to arrive: its parts would
 * move to make room for the next.
 */
export function Header(): ReactElement {
  const home = withPrefix("/");

  return (
    <header
      className="
        sticky top-0 z-10 border-b border-ink bg-paper
        not-has-[+*]:invisible
        not-supports-[selector(:popover-open)]:static
        max-zoom:relative max-zoom:py-2
        print:hidden
      "
    >
      <a href="#main" className="absolute inset-s-4 -top-24 z-30 bg-ink px-5 py-3 font-semibold text-paper focus:top-4">
        {header.skipToContent}
      </a>
      {/* One row. Long labels take two lines; the row wraps only where a word would have to be broken. */}
      <div
        className="
          page-width flex min-h-[calc(var(--spacing-header)-1px)] flex-wrap items-center justify-end gap-x-2 gap-y-1
          py-1 wrap-break-word
          sm:gap-x-6
        "
      >
        <a
          href={home}
          className="
            me-auto flex min-h-11 max-w-max min-w-0 flex-[99_1_min-content] items-center gap-2.5 font-display text-entry
            font-bold text-balance
          "
        >
          <Logo />
          <span className="min-w-0 break-keep">{site.name}</span>
        </a>
        <div className="menu-room">
          <nav id="menu" popover="auto" aria-label={header.navigationLabel} className="menu">
            <ul role="list" className="lg:mx-[calc(var(--menu-gap)/-2)] lg:flex">
              {menu.map((entry) => {
                const { href, label } = typeof entry === "string" ? anchorOf(entry) : entry;
                return (
                  <li key={href} className="border-line max-lg:not-first:border-t">
                    <MenuLink href={withPrefix(href)}>{label}</MenuLink>
                  </li>
                );
              })}
            </ul>
          </nav>
        </div>
        <Button href={`${home}#${header.target}`} variant="outline" size="small" className="min-w-0">
          {header.callToAction}
        </Button>{" "}
        <button
          type="button"
          popoverTarget="menu"
          aria-label={header.menuLabel}
          className="
            flex h-11 max-w-max min-w-11 flex-[1_1_0%] flex-wrap items-center justify-end gap-x-2 overflow-clip px-3
            text-small font-semibold
            not-supports-[selector(:popover-open)]:hidden
            lg:hidden
          "
        >
          {/* As high as the button: a label without room beside it is below, out of sight. */}
          <span className="flex h-11 items-center">
            <IconDrawing drawing={Menu} />
          </span>
          <span className="max-xs:hidden">{header.menuLabel}</span>
        </button>
      </div>
    </header>
  );
}

const anchorOf = (id: SectionId) => ({
  href: `/#${id}`,
  label: sections.find((section) => section.id === id)?.label,
});

interface MenuLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

function MenuLink({ href, children }: MenuLinkProps): ReactElement {
  const Link = href.startsWith("https:") ? NewTabLink : "a";
  return (
    <Link
      href={href}
      className="
        flex min-h-13 min-w-11 items-center text-lede decoration-accent decoration-2 underline-offset-[0.35em]
        hover:underline
        aria-[current]:underline
        lg:min-h-11 lg:justify-center lg:px-[calc(var(--menu-gap)/2)] lg:text-small
      "
    >
      {children}
    </Link>
  );
}
