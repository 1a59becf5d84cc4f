import { type AtRule, type Node, parse } from "postcss";

/** A `url()` with all that stands in its quotation marks, which may look like another one. */
const addresses = /url\(\s*(?:"[^"]*"|'[^']*'|[^"')]*)\s*\)/gi;

/** A `data:` address is the same in every copy. */
const isRewritten = (address: string): boolean => !/^url\(\s*["']?data:/i.test(address);

const hasRewritten = (css: string): boolean => (css.match(addresses) ?? []).some(isRewritten);

/**
 * Takes a built page. Moves the addresses of each inline style sheet into a sheet of its own after it: typefaces with their whole rule,
 * others as the value of a variable. A program that saves or mirrors a page rewrites addresses, and the hash of a sheet with one does not
 * fit any more: browsers drop that sheet, and keep the other.
 */
export function separateAddresses(html: string): string {
  let count = 0;
  return html.replace(/<style(\s[^>]*)?>([^]*?)<\/style>/gi, (element, attributes: string | undefined, css: string) => {
    if (!hasRewritten(css)) return element;
    const sheet = parse(css);
    const faces: string[] = [];
    const variables: string[] = [];
    sheet.walkAtRules("font-face", (face) => {
      if (!hasRewritten(face.toString())) return;
      faces.push(inConditions(face));
      face.remove();
    });
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(addresses, (value) => {
        if (!isRewritten(value)) return value;
        const name = `--address-${++count}`;
        variables.push(`${name}:${value}`);
        // Without the variable the rest of the declaration still counts.
        return `var(${name}, none)`;
      });
    });
    const separate = faces.join("") + (variables.length > 0 ? `:root{${variables.join(";")}}` : "");
    if (!separate) return element;
    const media = /\smedia=(?:"[^"]*"|'[^']*')/i.exec(attributes ?? "")?.[0] ?? "";
    return `<style${attributes ?? ""}>${sheet.toString()}</style><style${media}>${separate}</style>`;
  });
}

/** Returns a rule inside copies of the at-rules around it, such as `@supports`. */
function inConditions(inner: AtRule): string {
  let css = inner.toString();
  for (let parent: Node | undefined = inner.parent; parent?.type === "atrule"; parent = parent.parent) {
    const { name, params } = parent as AtRule;
    css = `@${name} ${params}{${css}}`;
  }
  return css;
}
