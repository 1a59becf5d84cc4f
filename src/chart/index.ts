/** What the page uses of its art. Another look is another folder with this list. */
export { ContactDrawing } from "./ContactDrawing";
export { HeroDrawing } from "./HeroDrawing";
export { Divider, MessageBackdrop, SectionLine, SectionMark } from "./lines";
export { ProjectDrawing, projectIcon } from "./ProjectDrawing";
export { QuotationLine } from "./QuotationLine";
