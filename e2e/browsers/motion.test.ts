/** What moves does so on the compositor alone, and for nobody who has asked for less (WCAG 2.3.3). */
import { describeInChromium } from "../harness/engines";
import { startByKey } from "../harness/starting";

/** Everything that is set to move: for each property the first elements that have it, as a tag and its classes. */
function moving(): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const name = (element: Element, part: string): string =>
    `${element.localName}.${element.getAttribute("class") ?? ""}${part}`;
  for (const element of document.querySelectorAll("*")) {
    for (const part of ["", "::before", "::after"]) {
      const { transitionDuration, transitionProperty } = getComputedStyle(element, part || null);
      if (!/[1-9]/.test(transitionDuration)) continue;
      for (const property of transitionProperty.split(", ")) found[property] ??= name(element, part);
    }
  }
  for (const { effect } of document.getAnimations()) {
    if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
    for (const frame of effect.getKeyframes()) {
      for (const property of Object.keys(frame)) {
        if (!["offset", "computedOffset", "easing", "composite"].includes(property))
          found[property] ??= name(effect.target, effect.pseudoElement ?? "");
      }
    }
  }
  return found;
}

describeInChromium("motion", (open) => {
  it.each(["/", "/404.html"])("moves nothing but transform and opacity: %s", async (path) => {
    const { page } = await open(path, { motion: true });
    await startByKey(page);
    const found = Object.entries(await page.evaluate(moving));
    expect(found.filter(([property]) => property !== "transform" && property !== "opacity")).toEqual([]);
  });

  it("has something to move, so that the law above is about something", async () => {
    const { page } = await open("/", { motion: true });
    expect(Object.keys(await page.evaluate(moving)).sort()).toEqual(["opacity", "transform"]);
  });

  it("moves nothing for whoever has asked for less", async () => {
    const { page } = await open("/");
    expect(await page.evaluate(moving)).toEqual({});
  });
});
