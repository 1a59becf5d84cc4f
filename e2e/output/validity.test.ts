/** The HTML of both pages keeps the standard: what may stand where, and which attributes it may have (HTML, section 3.2.5). */
import { HtmlValidate } from "html-validate";

import { pages, read } from "./built";

// What the standard forbids, and no more: the other rules are matters of taste, or axe's.
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

it.each(pages)("%s is valid HTML", async (name) => {
  const { results } = await validator.validateString(read(name), name);
  const complaints = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message, selector }) =>
      [`${name}:${line}:${column}`, `${ruleId}: ${message}`, selector].join(" "),
    ),
  );
  expect(complaints).toEqual([]);
});
