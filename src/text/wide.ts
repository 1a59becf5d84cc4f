/** A Chinese, Japanese or Korean character: as wide as two Latin letters, and a line may break on both sides of it. */
export const wide = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
