import { readFileSync } from "node:fs";

import { renderToStaticMarkup } from "react-dom/server";

import { Logo } from "../components/ui/Logo";

/** The lines of a drawing that are no straight ones: not the background of the icon. */
const curvesOf = (svg: string): readonly string[] => Array.from(svg.matchAll(/ d="([^"]*A[^"]*)"/g), ([, d = ""]) => d);

describe("logo", () => {
  it.each(["static/favicon.svg", "src/icon.svg"])("is the same drawing in %s", (file) => {
    const logo = curvesOf(renderToStaticMarkup(<Logo />));
    expect(logo).toHaveLength(2);
    expect(curvesOf(readFileSync(file, "utf8"))).toEqual(logo);
  });
});
