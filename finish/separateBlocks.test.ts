import { separateBlocks } from "./separateBlocks";

/** Returns the words that a program reads which knows no styles. */
function wordsOf(html: string): readonly string[] {
  document.body.innerHTML = separateBlocks(html);
  return (document.body.textContent ?? "").split(/\s+/).filter(Boolean);
}

describe("separateBlocks", () => {
  it.each([
    ["<h3>One</h3><p>Two</p>"],
    ["<div><div><p>One</p></div></div><div>Two</div>"],
    ["<li>One<ul><li>Two</li></ul></li>"],
    ["<div><p>One</p>Two</div>"],
    ["<dl><div><dt>One</dt><dd><bdi>Two</bdi></dd></div></dl>"],
    [`<p data-x="a > b">One</p><p>Two</p>`],
    ["One<br/>Two"],
    ["<table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>"],
    ["<svg><text x='1'>One</text><text>Two</text></svg>"],
    ["<div>One<pre>Two</pre></div>"],
    ["<div><pre>One</pre>Two</div>"],
    ["<gatsby-island><p>One</p></gatsby-island><gatsby-island><p>Two</p></gatsby-island>"],
    ["<div>One<gatsby-island data-name='A'><ul><li>Two</li></ul></gatsby-island></div>"],
  ])("separates the texts of %s", (html) => {
    expect(wordsOf(html)).toEqual(["One", "Two"]);
  });

  it.each([
    ["<b>One</b><i>two</i>"],
    ["<gatsby-island><p>One</p><p>two</p></gatsby-island>"],
    ["One<gatsby-island><b>two</b></gatsby-island>"],
    ["<textarea><p>One</p>two</textarea>"],
    ["<pre>One<div>two</div></pre>"],
  ])("adds nothing inside %s", (html) => {
    expect(wordsOf(html)).toHaveLength(1);
  });

  it("leaves an element without text empty", () => {
    document.body.innerHTML = separateBlocks("<ul><li></li></ul>");
    expect(document.querySelector("li:empty")).not.toBeNull();
  });
});
