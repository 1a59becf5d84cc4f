import type { ReactElement, ReactNode } from "react";

import { Island } from "../../../plugins/gatsby-plugin-islands";
import { Footer } from "../islands/Footer";
import { Header } from "../islands/Header";
import { ToastArea } from "../islands/ToastArea";

interface LayoutProps {
  readonly children: ReactNode;
}

/** What all pages share: skip link, top bar, `main`, footer and toast area, in reading order. */
export function Layout({ children }: LayoutProps): ReactElement {
  return (
    <>
      <Island name="Header">
        <Header />
      </Island>
      <main id="main">{children}</main>
      <Island name="Footer">
        <Footer />
      </Island>
      <Island name="ToastArea">
        <ToastArea />
      </Island>
    </>
  );
}
