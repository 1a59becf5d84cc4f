/** The built folder has what a host serves to somebody, and nothing else. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { isText } from "../../build/mediaTypes";
import { files, folder, read } from "./built";

/** Every file that may be there. A new one is added here, along with who asks for it. */
const allowed: readonly RegExp[] = [
  // The two pages, and the landing page as Markdown.
  /^(index|404)\.html$/,
  /^index\.md$/,
  // What the pages ask for.
  /^static\/(app|hydrate|react)-[0-9a-f]{20}\.js$/,
  /^static\/(display|text|mono)-[0-9a-f]{32}\.woff2$/,
  /^favicon(-48\.png|\.svg)$/,
  /^apple-touch-icon\.png$/,
  /^manifest\.webmanifest$/,
  /^icon(-maskable)?-\d+\.png$/,
  /^share\.png$/,
  // What crawlers and people with a question ask for; the scripts' first lines say where their licences stand.
  /^(robots|humans|llms|licences)\.txt$/,
  /^sitemap\.xml$/,
  /^\.well-known\/security\.txt$/,
  // What Netlify and Cloudflare Pages read.
  /^_headers$/,
];

const compressed = files.filter((name) => /\.(br|gz)$/.test(name));
const plain = files.filter((name) => !compressed.includes(name));

describe("the built folder", () => {
  it("has nothing that nobody asks for", () => {
    // Gatsby's leavings are removed by build/gatsby/publicFolder.ts; a file that is wanted goes into the list above.
    expect(plain.filter((name) => !allowed.some((pattern) => pattern.test(name)))).toEqual([]);
  });

  it("has each thing once", () => {
    const kinds = plain.map((name) => name.replace(/-[0-9a-f]{20,32}\./, "."));
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
  });

  // The list is the test's own: what is compressed follows from build/mediaTypes.ts.
  it("has every text compressed, to the same text", () => {
    for (const name of plain.filter((file) => /\.(html|js|svg|xml|txt|md|webmanifest)$/.test(file))) {
      const content = readFileSync(path.join(folder, name));
      expect(brotliDecompressSync(readFileSync(path.join(folder, `${name}.br`))).equals(content)).toBe(true);
      expect(gunzipSync(readFileSync(path.join(folder, `${name}.gz`))).equals(content)).toBe(true);
    }
  });

  it("has no compressed file without its text", () => {
    expect(compressed.filter((name) => !plain.includes(name.replace(/\.(br|gz)$/, "")))).toEqual([]);
  });

  it("names in no file the folder it was built in", () => {
    const telling = plain.filter((name) => isText(name) && read(name).includes(process.cwd()));
    expect(telling).toEqual([]);
  });
});
