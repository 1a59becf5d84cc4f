/**
 * Renders a page to HTML. Gatsby's own renderer adds a router, a focus wrapper and a route announcer, which only its own
 * browser code needs, with style attributes that the content security policy forbids. The laws over the built HTML notice.
 */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

import NotFoundPage from "../pages/404";
import IndexPage from "../pages/index";
import { wrapRootElement } from "../root";

/** The site's pages, by the path that Gatsby builds them at. They take no props: everything they show is content. */
const pages: Readonly<Record<string, ComponentType>> = { "/": IndexPage, "/404.html": NotFoundPage };

/** Radix writes it on the region around the toasts; the region has no box of its own, so it changes nothing. */
const knownStyle = ' style="pointer-events:none"';

/** A list item ends where the next begins or the list ends (HTML, section 13.1.2.4); text can't hold it, as React escapes it. */
const optionalTag = "</li>";

/**
 * Renders a page.
 *
 * @param path - The path that Gatsby builds it at.
 * @returns The HTML that goes into `#___gatsby`, with the islands that `hydrate` will look for.
 * @throws When the path is not in `pages`, or when an element has a style attribute.
 */
export function renderPage(path: string): string {
  const Page = pages[path];
  if (!Page) throw new Error(`src/gatsby/renderPage.tsx has no page "${path}": add it to the list there.`);
  const html = renderToString(wrapRootElement({ element: <Page /> }))
    .replaceAll(knownStyle, "")
    .replaceAll(optionalTag, "");
  const style = /<[^>]* style="[^>]*>/.exec(html);
  if (style) throw new Error(`A style attribute, which the content security policy forbids: ${style[0]} on ${path}`);
  return html;
}
