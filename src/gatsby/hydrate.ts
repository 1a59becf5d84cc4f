/**
 * Makes the page live. It arrives, with React, after the reader's first move. Its parts are in one file but run in tasks of
 * their own, so that none of them holds up the answer to the reader's next move; the benchmark notices.
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
