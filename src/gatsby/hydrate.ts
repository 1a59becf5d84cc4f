/**
 * Makes the page live. It arrives after the reader's first move, beside a file with React. Its parts run in tasks of their
 * own, so that none of them holds up the answer to the reader's next move; the benchmark notices.
 */

/**
 * Hydrates every island of the page.
 *
 * @throws When the document has no root element.
 */
export async function hydrate(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await nextTask();
  const { bringToLife } = await import(/* webpackMode: "eager" */ "./bringToLife");
  await nextTask();
  bringToLife();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
