import { withPrefix } from "gatsby";
import { Menu } from "lucide-react";
import type { ReactElement } from "react";

import { header } from "../../content/header";
import { labels } from "../../content/labels";
import { menu, type SectionId, sections } from "../../content/sections";
import { useCurrentSection } from "../../browser/useCurrentSection";
import { site } from "../../site";
import { IconDrawing } from "../ui/IconDrawing";
import { Logo } from "../ui/Logo";

const labelOf = Object.fromEntries(sections.map(({ id, label }) => [id, label])) as Readonly<Record<SectionId, string>>;

/**
 * The sticky top bar: logo, name, anchors and Get Started (spec, section 2). On narrow screens the anchors are a popover, which
 * opens, closes and gives the focus back without script.
 */
export function Header(): ReactElement {
  const current = useCurrentSection(menu);
  const home = withPrefix("/");

  return (
    <header className="top-bar">
      <a href="#main" className="skip-link">
        {labels.skipToContent}
      </a>
      <div className="top-bar-row page-width gap-x-2 sm:gap-x-6">
        <a href={home} className="me-auto flex min-h-11 items-center gap-2.5 font-display text-entry font-bold">
          <Logo />
          {site.name}
        </a>
        <nav id="menu" popover="auto" aria-label={header.navigationLabel} className="menu">
          <ul className="menu-list">
            {menu.map((id) => (
              <li key={id}>
                <a href={`${home}#${id}`} className="menu-link" aria-current={id === current ? "true" : undefined}>
                  {labelOf[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a href={`${home}#contact`} className="button button-outline top-bar-button">
          {header.callToAction}
        </a>
        <button type="button" popoverTarget="menu" aria-label={header.menuLabel} className="menu-button">
          <IconDrawing drawing={Menu} />
          <span>{header.menuLabel}</span>
        </button>
      </div>
    </header>
  );
}
