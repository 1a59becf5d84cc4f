/** The fonts' kerning stands in an old table that browsers read only where there is no newer one (`build/fonts/kern.ts`). */
import { describeInEngines, everyEngine } from "../harness/engines";

/** By how many thousandths of an em the page's headline, set in one of its fonts, is narrower with kerning than without. */
async function kerningOfHeadline(name: string): Promise<number> {
  const preload = document.querySelector<HTMLLinkElement>(`link[as="font"][href*="/${name}-"]`);
  if (!preload) throw new Error(`the page asks for no font ${name}`);
  // Under a name of its own, since a first visit may have gone without the font.
  const font = new FontFace("Probe", `url("${preload.href}")`);
  document.fonts.add(await font.load());

  const line = document.createElement("span");
  line.textContent = document.querySelector("h1")?.textContent ?? "";
  Object.assign(line.style, { position: "absolute", font: "1000px Probe", whiteSpace: "nowrap" });
  document.body.append(line);
  const [without = 0, kerned = 0] = ["none", "normal"].map((kerning) => {
    line.style.fontKerning = kerning;
    return line.getBoundingClientRect().width;
  });
  line.remove();
  return without - kerned;
}

describeInEngines("a headline", everyEngine, (open) => {
  it.each(["display", "text"])("is narrower for its kerning, in %s", async (name) => {
    const { page } = await open("/");
    expect(await page.evaluate(kerningOfHeadline, name)).toBeGreaterThan(1);
  });
});
