/**
 * Makes the page live. It arrives after the reader's first move, beside a file with React. Its parts run in tasks of their
 * own, so that none of them holds up the answer to the reader's next move; the benchmark notices.
 */

/**
 * Hydrates every island of the page.
 *
 * @param wait - Resolves in a task of its own, when the next part may run.
 * @throws When the document has no root element.
 */
export async function hydrate(wait: () => Promise<void>): Promise<void> {
  await wait();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await wait();
  const { hydrateIslands } = await import(/* webpackMode: "eager" */ "./hydrateIslands");
  await wait();
  hydrateIslands();
}
