/** What the page uses of its art: circles and quarters of circles on a grid. */
export { ContactDrawing, HeroDrawing, MessageBackdrop, ProjectDrawing, projectIcon } from "./drawings";
export { Divider, QuotationLine, SectionLine, SectionMark } from "./lines";
