import { markCurrentSection } from "./markCurrentSection";

/** Calls back as a browser does when the observed elements have come into sight. */
function observeAtOnce(): void {
  const observed: Element[] = [];
  class Observer {
    constructor(report: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
      queueMicrotask(() => report(observed.map((target) => ({ target, isIntersecting: true }))));
    }
    observe = (element: Element): void => void observed.push(element);
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
}

describe("current page", () => {
  it("is marked in the menu, and no other", () => {
    observeAtOnce();
    document.body.innerHTML = `<nav id="menu"><a href="${location.pathname}">A</a><a href="/b/">B</a></nav>`;
    markCurrentSection();
    const marked = Array.from(document.querySelectorAll("[aria-current=page]"), ({ textContent }) => textContent);
    expect(marked).toEqual(["A"]);
  });
});

describe("current section", () => {
  it.each(["services", "über-uns", "サービス"])("is marked in the menu, with the id “%s”", async (id) => {
    observeAtOnce();
    document.body.innerHTML = `
      <nav id="menu"><a href="/#${id}">A</a><a href="/#other">B</a></nav>
      <main><section id="${id}"></section></main>`;
    markCurrentSection();
    await Promise.resolve();
    const marked = Array.from(document.querySelectorAll("[aria-current=true]"), ({ textContent }) => textContent);
    expect(marked).toEqual(["A"]);
  });
});
