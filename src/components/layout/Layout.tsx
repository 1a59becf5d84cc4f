/** What both pages share: skip link, top bar, footer and the toast area. */
import type { ReactElement, ReactNode } from "react";

import { labels } from "../../content/labels";
import { Island } from "../ui/Island";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { ToastArea } from "./ToastArea";

interface LayoutProps {
  readonly children: ReactNode;
}

/**
 * The frame of a page.
 *
 * @returns Skip link, banner, `main`, footer and toast area, in reading order.
 */
export function Layout({ children }: LayoutProps): ReactElement {
  return (
    <>
      <a href="#main" className="skip-link">
        {labels.skipToContent}
      </a>
      <Island name="header">
        <Header />
      </Island>
      <main id="main">{children}</main>
      <Island name="footer">
        <Footer />
      </Island>
      <Island name="toasts">
        <ToastArea />
      </Island>
    </>
  );
}
