/** Any text in any field of the content is shown as exactly that text: nothing of it becomes markup, and nothing is lost. */
import fc from "fast-check";
import type { ReactElement } from "react";

import { oddExamples, oddText, rewriteTexts } from "../../tools/jest/oddTexts";

interface Shown {
  readonly written: readonly string[];
  readonly text: string;
  /** Names and addresses; those of mail drafts are decoded. */
  readonly attributes: readonly string[];
  readonly elements: readonly string[];
  /** What React had to say when it took over the built page. */
  readonly mismatches: readonly unknown[];
}

/** Builds the landing page with other words, in a registry of its own, and starts it. */
async function show(rewrite: (index: number) => string): Promise<Shown> {
  const container = document.body.appendChild(document.createElement("div"));
  const mismatches: unknown[] = [];
  let written: readonly string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { contentModules } = await import("../../build/content/modules");
    written = rewriteTexts(contentModules, rewrite);
    const { act } = await import("react");
    const { renderToString } = await import("react-dom/server");
    const { hydrateRoot } = await import("react-dom/client");
    const { wrapRootElement } = await import("../root");
    const { default: IndexPage } = await import("./index");
    const page = (): ReactElement => wrapRootElement({ element: <IndexPage /> });
    container.innerHTML = renderToString(page());
    const onRecoverableError = (error: unknown): void => void mismatches.push(error);
    await act(async () => void hydrateRoot(container, page(), { onRecoverableError }));
  });
  const all = [...container.querySelectorAll("*")];
  const shown = {
    written,
    text: container.textContent ?? "",
    attributes: all.flatMap((element) =>
      ["aria-label", "href"].flatMap((name) => {
        const value = element.getAttribute(name) ?? "";
        return value.startsWith("mailto:") ? decodeURIComponent(value) : value;
      }),
    ),
    elements: all.map(({ tagName }) => tagName),
    mismatches,
  };
  container.remove();
  return shown;
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

describe("the landing page with any text in any field", () => {
  let plain: Shown;
  /** Which fields are read on the page, and which only in a name or an address. */
  let read: readonly number[];
  let named: readonly number[];

  beforeAll(async () => {
    plain = await show((index) => `word ${index} of many.`);
    const indices = [...plain.written.keys()];
    const isIn = (text: string) => (index: number) => text.includes(`word ${index} of many.`);
    read = indices.filter(isIn(plain.text));
    named = indices.filter(isIn(plain.attributes.join("\n")));
  });

  function expectExact(shown: Shown): void {
    expect(shown.mismatches).toEqual([]);
    expect(shown.elements).toEqual(plain.elements);
    expect(read.map((index) => shown.written[index]).filter((text) => !shown.text.includes(text ?? ""))).toEqual([]);
    const attributes = shown.attributes.join("\n");
    expect(named.map((index) => shown.written[index]).filter((text) => !attributes.includes(text ?? ""))).toEqual([]);
  }

  it("reads nearly every field", () => {
    expect(read.length).toBeGreaterThan(250);
    expect(named.length).toBeGreaterThan(2);
    expectExact(plain);
  });

  it.each(oddExamples.map((example) => [example.slice(0, 24), example]))("shows %s", async (_name, example) => {
    expectExact(await show((index) => `${example}·${index}`));
  });

  it("shows whatever else comes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(oddText, { minLength: 60, maxLength: 120 }), async (texts) => {
        expectExact(await show((index) => `${texts[index % texts.length]}·${index}`));
      }),
      { numRuns: 8, seed: 2019, endOnFailure: true },
    );
  });
});
