/**
 * Marks the menu's link to this page, and the one to the section that crosses the line a third of the way down the window
 * (`aria-current`), if there is one. Needs the page to be there.
 */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#menu a[href^='/']")];
  links.find(({ href }) => href === location.origin + location.pathname)?.setAttribute("aria-current", "page");
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.find(({ hash }) => hash === `#${target.id}`);
        if (isIntersecting) link?.setAttribute("aria-current", "true");
        else link?.removeAttribute("aria-current");
      }
    },
    { rootMargin: "-33% 0px -67% 0px" },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
