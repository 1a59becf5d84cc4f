/**
 * Waits until the page has loaded and its first view has been drawn. The browser counts itself idle while the first frame is
 * drawn outside the page's thread: the second shows that it is out.
 *
 * @param run - What to run then.
 */
export function afterFirstPaint(run: () => void): void {
  const afterPaint = (): void => void requestAnimationFrame(() => requestAnimationFrame(run));
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint);
}
