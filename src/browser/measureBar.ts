/**
 * Lets anchors and the focus come to rest below the sticky top bar, where it has another height than the style sheet expects: because
 * of the company's name, or of the visitor's font size. Needs the page to be there.
 */
export function measureBar(): void {
  const root = document.documentElement;
  const bar = document.querySelector("header");
  if (!bar) return;
  const measure = (): void => {
    const height = getComputedStyle(bar).position === "sticky" ? bar.offsetHeight : 0;
    root.style.scrollPaddingTop = "";
    const room = parseFloat(getComputedStyle(root).scrollPaddingTop) - height;
    // Only where it has to be: a style of the root makes the browser compute those of every element again.
    if (room < 16 || room > 48) root.style.scrollPaddingTop = `calc(${height}px + 1.5rem)`;
  };
  // Before the page comes to rest at the anchor of its address. Without one the first layout does not have to wait for this script.
  if (location.hash) measure();
  new ResizeObserver(measure).observe(bar);
}
