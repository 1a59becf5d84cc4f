/** The elements that stand on lines of their own (HTML standard, 15.3), and the line break. */
const blocks =
  "address|article|aside|blockquote|br|caption|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|" +
  "hgroup|hr|legend|li|main|menu|nav|ol|optgroup|option|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul";

const attributes = `(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*`;

/** What stays as it is: an island hydrates, and in the others white space counts. */
const whole = `<(gatsby-island|pre|script|style|textarea)${attributes}>.*?</\\1>`;

/** The texts of a drawing are placed one by one. */
const drawn = `<text${attributes}>`;

const parts = new RegExp(`${whole}|(?:</?(?:${blocks})${attributes}>)+|${drawn}`, "gs");
const startsAsBlock = new RegExp(`^<(?:pre|gatsby-island${attributes}><(?:${blocks}))[\\s/>]`);

/**
 * Puts a line end between the blocks of a page. The eye tells them apart by their boxes alone, but programs that read the page as text
 * would join the last word of one and the first of the next. At the end of a line a space is never drawn.
 */
export function separateBlocks(html: string): string {
  return html.replace(parts, (part, name?: string) => {
    if (!name) return `\n${part}`;
    return startsAsBlock.test(part) ? `\n${part}\n` : part;
  });
}
