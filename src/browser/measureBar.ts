/**
 * Tells the style sheet how high the sticky top bar is (`--bar-height`), so that anchors and the focus come to rest below it. CSS can't
 * know: it follows from the company's name and from the visitor's font size. Needs the page to be there.
 */
export function measureBar(): void {
  const bar = document.querySelector("header");
  if (!bar) return;
  const measure = (): void => {
    const height = getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
    document.documentElement.style.setProperty("--bar-height", `${height}px`);
  };
  // Before the page comes to rest at the anchor of its address.
  measure();
  new ResizeObserver(measure).observe(bar);
}
