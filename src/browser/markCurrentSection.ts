/**
 * Marks the menu's link to this page, and the one to the section that crosses the line a third of the way down the window
 * (`aria-current`), if there is one. Needs the page to be there.
 */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#menu a[href^='/']")];
  links.find(({ href }) => href === location.origin + location.pathname)?.setAttribute("aria-current", "page");
  // Addresses have other letters than ids: “ü” is %C3%BC there.
  const linkTo = ({ id }: Element): HTMLAnchorElement | undefined =>
    links.find(({ hash }) => hash === new URL(`#${id}`, location.href).hash);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) linkTo(target)?.setAttribute("aria-current", "true");
        else linkTo(target)?.removeAttribute("aria-current");
      }
    },
    { rootMargin: "-33% 0px -67% 0px" },
  );
  for (const section of document.querySelectorAll("main [id]")) if (linkTo(section)) observer.observe(section);
}
