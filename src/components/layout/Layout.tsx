import type { ReactElement, ReactNode } from "react";

import { Island } from "#islands";

import { ToastArea } from "../islands/ToastArea";
import { Footer } from "./Footer";
import { Header } from "./Header";

interface LayoutProps {
  readonly children: ReactNode;
}

/** What all pages share: skip link, top bar, `main`, footer and toast area, in reading order. */
export function Layout({ children }: LayoutProps): ReactElement {
  return (
    <>
      <Header />
      <main id="main">{children}</main>
      <Footer />
      <Island name="ToastArea">
        <ToastArea />
      </Island>
    </>
  );
}
