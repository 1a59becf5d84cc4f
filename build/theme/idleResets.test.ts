import postcss from "postcss";

import { elementsOf, idleResets, renderedElements } from "./idleResets";

const reset = `@layer base {
*, ::before, ::file-selector-button { margin: 0 }
html, :host { line-height: 1.5 }
hr { height: 0 }
ol, ul, menu { list-style: none }
button, input:where([type="button"], [type="reset"]) { appearance: button }
:where(select:is([multiple], [size])) optgroup option { padding: 0 }
::placeholder { opacity: 1 }
@supports (color: red) { @supports (color: tan) { ::placeholder { color: tan } } }
::-webkit-search-decoration { appearance: none }
:-moz-ui-invalid { box-shadow: none }
[hidden]:where(:not([hidden="until-found"])) { display: none }
@keyframes settle { from { opacity: 0 } }
}
@layer components { table { width: 100% } }`;

/** What is left of the reset, each rule by its selector. */
function left(...rendered: readonly string[]): string[] {
  const selectors: string[] = [];
  const { root } = postcss([idleResets(() => new Set(["html", "ol", "ul", "button", ...rendered]))]).process(reset, {
    from: undefined,
  });
  root.walkRules((rule) => void selectors.push(rule.selector.replace(/\s+/g, " ")));
  return selectors;
}

describe("the reset", () => {
  it("says nothing of what is not rendered, and all of the rest", () => {
    expect(left()).toEqual([
      "*, ::before",
      "html, :host",
      "ol, ul",
      "button",
      '[hidden]:where(:not([hidden="until-found"]))',
      "from",
      "table",
    ]);
  });

  it("has its rules back for whatever is rendered", () => {
    expect(left("hr")).toContain("hr");
    expect(left("input").join()).toMatch(/file-selector.*reset.*::placeholder.*search-decoration.*-moz-ui-invalid/);
    expect(left("optgroup")).not.toContain(":where(select:is([multiple], [size])) optgroup option");
    expect(left("optgroup", "option")).toContain(":where(select:is([multiple], [size])) optgroup option");
    expect(left("hr", "menu", "input", "select", "optgroup", "option")).toHaveLength(13);
  });

  it("leaves no condition without a rule", () => {
    const { css } = postcss([idleResets(() => new Set())]).process(reset, { from: undefined });
    expect(css).not.toContain("@supports");
  });
});

describe("the elements", () => {
  it("are read from the components", () => {
    const rendered = renderedElements();
    for (const name of ["html", "body", "main", "h1", "a", "button", "svg"]) expect([...rendered]).toContain(name);
    for (const name of ["table", "input", "textarea", "video"]) expect([...rendered]).not.toContain(name);
  });

  it.each([
    ["abbr:where([title])", ["abbr"]],
    ['input:where([type="button"])', ["input"]],
    [":where(select:is([multiple],[size])) optgroup option", ["optgroup", "option"]],
    ["li:nth-child(odd)", ["li"]],
    ["main :is(ul, menu):not(table) > a:hover", ["main", "a"]],
    [".table h1#table", ["h1"]],
    [":-moz-focusring:where(:not(iframe))", []],
    ["*", []],
    [":host", []],
    ["::-webkit-datetime-edit-year-field", []],
    ["[hidden]:where(:not([hidden=until-found]))", []],
    ["input:where([type=button])", ["input"]],
  ])("are read from the selector %s", (selector, names) => {
    expect(elementsOf(selector)).toEqual(names);
  });
});
