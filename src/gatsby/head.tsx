/**
 * Orders the head of the built HTML. Gatsby puts three inline scripts and a generator tag into a page; the content
 * security policy allows no inline script, and names the one style sheet by its hash. The laws over the built HTML notice.
 */
import { createHash } from "node:crypto";

import { cloneElement, type ReactElement } from "react";

import { contentSecurityPolicy } from "../../build/headers";

type Style = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;
type Meta = ReactElement<{ name?: string }>;

/**
 * Makes a page's head: the policy first, then what the page says of itself, its fonts, its style and its one script.
 *
 * @param components - What Gatsby and the page's `Head` put there.
 * @returns The elements in their final order.
 * @throws When there is not exactly one style sheet, for then its hash would not cover the page.
 */
export function orderHead(components: readonly ReactElement[]): ReactElement[] {
  const styles = components.filter(({ type }) => type === "style") as Style[];
  const [style] = styles;
  if (!style || styles.length > 1) throw new Error(`The head has ${styles.length} style sheets; it should have one.`);
  const css = style.props.dangerouslySetInnerHTML.__html;
  const hash = createHash("sha256").update(css).digest("base64");
  const scripts = components.filter(({ type }) => type === "script");
  const others = components.filter((element) => element.type !== "style" && element.type !== "script");

  return [
    <meta key="policy" httpEquiv="Content-Security-Policy" content={contentSecurityPolicy("meta", hash)} />,
    ...others.filter((element) => (element as Meta).props.name !== "generator").map(withoutMark),
    ...fontsOf(css).map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
        // Behind the document, which can be read without them.
        fetchPriority="low"
      />
    )),
    <style key="style" dangerouslySetInnerHTML={{ __html: css }} />,
    ...scripts,
  ];
}

/** Gatsby marks what it would exchange when it leads to another page; here every page is loaded. */
function withoutMark(element: ReactElement): ReactElement {
  return cloneElement(element, { "data-gatsby-head": undefined } as object);
}

/** The addresses of the fonts that a style sheet asks for. */
function fontsOf(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^)"']+\.woff2)["']?\)/g)].flatMap(([, href]) => href ?? []);
}
