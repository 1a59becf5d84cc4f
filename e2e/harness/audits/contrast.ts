/** Looks inside the page for text too faint against what it stands on (WCAG 1.4.6). */

/**
 * Lists every text run on a flat background whose rendered contrast is under 7:1, or 4.5:1 where it is large.
 *
 * @returns The faint texts, and how many were measured.
 */
export function faintText(): { faint: string[]; measured: number } {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("no canvas");
  const rendered = new Map<string, Colour>();
  // Whatever notation a colour is computed in, one painted pixel tells what it is.
  const colourOf = (css: string): Colour => {
    const known = rendered.get(css);
    if (known) return known;
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    rendered.set(css, colour);
    return colour;
  };
  const over = (top: Colour, bottom: Colour): Colour => {
    const mix = (channel: 0 | 1 | 2) => top[channel] * top[3] + bottom[channel] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const light = (colour: Colour): number => {
    const [red, green, blue] = ([0, 1, 2] as const).map((channel) => {
      const part = colour[channel] / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element): Colour | undefined => {
    const layers: Colour[] = [];
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      if (backgroundImage !== "none") return undefined;
      const layer = colourOf(backgroundColor);
      if (layer[3] > 0) layers.push(layer);
      if (layer[3] === 1) break;
    }
    return layers.reduceRight<Colour>((below, layer) => over(layer, below), [255, 255, 255, 1]);
  };

  const faint: string[] = [];
  let measured = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || element.closest("svg, .sr-only, .skip-link, script, style")) continue;
    if (element.getClientRects().length === 0) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ground = groundOf(element);
    if (!ground) continue;
    const ink = colourOf(color);
    const [lighter, darker] = [light(over(ink, ground)), light(ground)].sort((one, other) => other - one) as [
      number,
      number,
    ];
    const ratio = (lighter + 0.05) / (darker + 0.05);
    const size = parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    measured++;
    if (ratio < (large ? 4.5 : 7)) faint.push(`${ratio.toFixed(2)}:1 "${text.textContent.trim().slice(0, 40)}"`);
  }
  return { faint, measured };
}
