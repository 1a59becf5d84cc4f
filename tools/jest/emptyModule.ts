/** What a style sheet is to Jest: nothing. */
export {};
