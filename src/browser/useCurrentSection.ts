import { useEffect, useState } from "react";

import type { SectionId } from "../content/sections";

/**
 * Returns the id of the section that crosses the line a third of the way down the window, or `undefined` where there is none,
 * where the browser has no IntersectionObserver, and before hydration.
 */
export function useCurrentSection(ids: readonly SectionId[]): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>();

  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.id as SectionId;
          setCurrent((before) => (isIntersecting ? id : before === id ? undefined : before));
        }
      },
      { rootMargin: "-33% 0px -67% 0px" },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
