/** The drawings of the glyphs. Only the build imports them: the browser finds them in the page. */
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { mergeLines } from "../../../build/mergeLines";
import { drawings } from "./drawings";

/**
 * The drawings, once a page. The library's frame around each says size and strokes again; the style sheet says them once,
 * for where it is used.
 *
 * @returns A hidden sprite of groups.
 */
export function IconSprite(): ReactElement {
  return (
    <svg className="icon-sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(drawings).map(([name, Drawing]) => {
        const lines = mergeLines(renderToStaticMarkup(createElement(Drawing)));
        // eslint-disable-next-line no-restricted-syntax -- not content: the library's drawing, as React has just written it
        return <g key={name} id={`icon-${name}`} dangerouslySetInnerHTML={{ __html: lines }} />;
      })}
    </svg>
  );
}
