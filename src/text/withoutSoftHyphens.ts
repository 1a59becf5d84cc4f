/** Returns a text as programs read it, with whole words: soft hyphens are for lines on a screen. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll("\u00ad", "");
