/** Looks inside the page for text that is cut off, and for anything that makes the page scroll sideways. */

/**
 * Lists what reaches beyond the window's right edge, if the page can be scrolled there.
 */
export function sidewaysOverflow(): string[] {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== "visible" || isCut(element.parentElement));
  const wide = [...document.querySelectorAll("body *:not(svg *)")].filter(
    (element) => Math.round(element.getBoundingClientRect().right) > room && !isCut(element.parentElement),
  );
  return [`the page is ${document.documentElement.scrollWidth} px wide in a window of ${room} px`].concat(
    wide.slice(-5).map((element) => element.outerHTML.slice(0, 100)),
  );
}

/**
 * Lists the text that a box with hidden overflow cuts off. Text for screen readers alone is cut off on purpose.
 */
export function clippedText(): string[] {
  const clipped: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || !text.parentElement) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top, right, bottom, width } = range.getBoundingClientRect();
    if (width === 0 || text.parentElement.closest(".sr-only, .skip-link, svg, [popover]:not(:popover-open)")) continue;
    for (
      let box: Element | null = text.parentElement;
      box && box !== document.documentElement;
      box = box.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const cutX = overflowX !== "visible" && (left < edge.left - 1 || right > edge.right + 1);
      const cutY = overflowY !== "visible" && (top < edge.top - 1 || bottom > edge.bottom + 1);
      if (cutX || cutY) clipped.push(`"${text.textContent.trim().slice(0, 40)}" in ${box.outerHTML.slice(0, 80)}`);
    }
  }
  return clipped;
}

/**
 * Lists the words that run on in a second line.
 *
 * @param selector - Where to look, in every element that it matches.
 */
export function brokenWords(selector: string): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/**
 * Lists pairs of texts that overlap each other, as they do when a box with a fixed height runs over.
 */
export function overlappingText(): string[] {
  const boxes: { text: string; box: DOMRect; element: Element }[] = [];
  for (const element of document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, blockquote, a, button)")) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) boxes.push({ text: node.textContent ?? "", box, element });
    }
  }
  const overlaps: string[] = [];
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (one.element === other.element || one.element.closest(".sr-only") || other.element.closest(".sr-only"))
        continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Tightly set lines may share the empty part of their boxes.
      if (across > 2 && down > 0.5 * Math.min(one.box.height, other.box.height)) {
        overlaps.push(`"${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
      }
    }
  });
  return overlaps;
}
