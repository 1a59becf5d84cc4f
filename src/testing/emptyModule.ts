/** Replaces style sheets under Jest. */
export {};
