/** What the page uses of its art: circles and quarters of circles on a grid. */
export { ContactDrawing, HeroDrawing, ProjectDrawing } from "./drawings";
export { Divider, MessageBackdrop, QuotationLine, SectionLine, SectionMark } from "./lines";
