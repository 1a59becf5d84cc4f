/** How long the pointer rests before a tooltip opens, in milliseconds (requirements, section 9). */
export const tooltipDelayMs = 700;
/** How long after one tooltip closed the next opens at once, in milliseconds (requirements, section 9). */
export const tooltipSkipDelayMs = 300;
