/**
 * What this plugin relies on in Gatsby's inside, which no release of Gatsby promises. Where it is not as it was, the build ends with a
 * sentence that says what has changed.
 */
import type { ReactNode } from "react";

function fail(change: string): never {
  throw new Error(`Gatsby has changed: ${change} Adapt plugins/gatsby-plugin-islands/gatsbyInternals.ts.`);
}

/** Returns whether a page is rendered for the built site. In development Gatsby hydrates the whole page. */
export function isBuild(stage: string | undefined): boolean {
  if (stage === "build-html" || stage === "develop-html") return stage === "build-html";
  return fail(`pages are rendered in the stage BUILD_STAGE=${stage}, not in build-html or develop-html.`);
}

/** Removes the elements around a page that only Gatsby's runtime needs. */
export function removeRuntimeElements(html: string): string {
  const elements = /<div[^>]* id="gatsby-focus-wrapper"[^>]*>(.*)<\/div><div id="gatsby-announcer"[^>]*><\/div>/s;
  if (!elements.test(html)) fail("a page is no longer in #gatsby-focus-wrapper, with #gatsby-announcer after it.");
  return html.replace(elements, (_, page: string) => page);
}

/** Removes Gatsby's own scripts at the end of a page: an inline one, and the slice that loads the others. */
export function removeScripts(components: readonly ReactNode[]): ReactNode[] {
  const others = components.filter((component) => {
    const { id, sliceId } = propsOf(component);
    return id !== "gatsby-script-loader" && sliceId !== "_gatsby-scripts";
  });
  if (others.length !== components.length - 2)
    fail("its scripts in a page are no longer #gatsby-script-loader and the slice _gatsby-scripts.");
  return others;
}

function propsOf(component: ReactNode): { readonly id?: string; readonly sliceId?: string } {
  return component && typeof component === "object" && "props" in component ? (component.props as object) : {};
}

/** The shared files into which Gatsby splits scripts. Of these only the style sheet is needed, which every page contains. */
export const withoutSharedScripts = { framework: false, lib: false, commons: false, shared: false } as const;

/** Where Gatsby names the files of each entry. It builds the scripts before it renders pages. */
export const scriptsFile = "public/webpack.stats.json";

/** Returns the file of the entry `islands` below `public`, of the text of `scriptsFile`. */
export function entryOf(scripts: string): string {
  const { assetsByChunkName } = JSON.parse(scripts) as {
    readonly assetsByChunkName?: Readonly<Record<string, readonly string[]>>;
  };
  const files = assetsByChunkName?.["islands"]?.filter((file) => file.endsWith(".js")) ?? [];
  if (files.length !== 1) fail(`${scriptsFile} has ${files.length} scripts, not one, in assetsByChunkName.islands.`);
  return files.join();
}

/** What Gatsby writes to `public` for its own runtime or for its next build. */
const runtimeFiles = ["~partytown", "_gatsby", "page-data", "webpack.stats.json", "chunk-map.json"];

/** What it writes for some sites. Pages contain the style sheets, and hosts look for `404.html` alone. */
const otherFiles = /^(404|slice-data|[^.]+\.[\da-f]{20}\.css)$/;

/** Returns which files of `public` no built page asks for. */
export function unusedFiles(files: readonly string[]): string[] {
  const missing = runtimeFiles.filter((file) => !files.includes(file));
  if (missing.length > 0) fail(`it writes no ${missing.join(" and no ")} to public.`);
  return files.filter((file) => runtimeFiles.includes(file) || otherFiles.test(file));
}
