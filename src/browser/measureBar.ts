/**
 * Lets anchors and the focus come to rest below the sticky top bar, where it is higher than the style sheet expects: because of the
 * company's name, or of the visitor's font size. Needs the page to be there.
 */
export function measureBar(): void {
  const root = document.documentElement;
  const bar = document.querySelector("header");
  if (!bar) return;
  const measure = (): void => {
    root.style.scrollPaddingTop = "";
    const room = parseFloat(getComputedStyle(root).scrollPaddingTop) - bar.offsetHeight;
    // Only where it has to be: a style of the root makes the browser compute those of every element again.
    if (room < 16 && getComputedStyle(bar).position === "sticky")
      root.style.scrollPaddingTop = `calc(${bar.offsetHeight}px + 1.5rem)`;
  };
  // Before the page comes to rest at the anchor of its address. Without one the first layout does not have to wait for this script.
  if (location.hash) measure();
  new ResizeObserver(measure).observe(bar);
}
