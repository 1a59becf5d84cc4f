import { useEffect, useState } from "react";

import type { SectionId } from "../content/sections";

/**
 * Follows which of some sections crosses the line a third of the way down the window. An enhancement: where the
 * observer is missing, and before the client has started, no section is current.
 *
 * @param ids - The sections to watch.
 * @returns The id of the section on that line; `undefined` where there is none.
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
