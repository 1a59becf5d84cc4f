/**
 * Gatsby makes the not-found page at two paths, `/404/` and `/404.html`, and deletes both together; a host needs the one that
 * it knows by name, and nobody the other. `src/gatsby/renderPage.tsx` knows no page at `/404/`, and stops the build when it
 * comes back; the allow-list of `public/` notices when the other does not come.
 */
import type { CreatePageArgs } from "gatsby";

/**
 * Leaves one not-found page, at `/404.html`.
 *
 * @param args - What Gatsby says of each page that it has made.
 */
export function oneNotFoundPage({ page, actions }: CreatePageArgs): void {
  if (!/^\/404\/?$/.test(page.path)) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
}
