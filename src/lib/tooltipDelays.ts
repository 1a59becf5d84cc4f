/** When tooltips open (spec, section 9). */

/** How long the pointer rests before the first tooltip opens, in milliseconds. */
export const tooltipDelayMs = 700;
/** For how long after one closed the next opens at once, in milliseconds. */
export const tooltipSkipDelayMs = 300;
