import type { FontOptions } from "../../finish/fonts";

/** What a build does with each typeface beside subsetting it. theme.css says the same axes, for development. */
export const typefaces: FontOptions["families"] = {
  "Bricolage Grotesque Variable": {
    axes: { wdth: 84, opsz: 96, wght: 700 },
    features: ["kern"],
    headline: "Headline",
    preload: true,
    display: "swap",
  },
  "Instrument Sans Variable": { features: ["kern", "liga"], preload: true, display: "fallback" },
  "JetBrains Mono Variable": { axes: { wght: 500 }, features: [], preload: true },
};
