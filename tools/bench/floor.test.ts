import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { filesOf } from "./files";
import { floorPage, makeFloor } from "./floor";

const kept = `<meta charSet="utf-8"/><title>A</title><link rel="icon" href="/a.svg"/><link rel="stylesheet" href="/a.css">`;
const page = `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="script-src 'self'"/>${kept}
<link rel="preload" as="font" type="font/woff2" href="/text.woff2" crossorigin="anonymous"/><link as=script rel=preload href=/a.js>
<link rel="modulepreload" href="/b.js"><style>@font-face{font-family:"Text";src:url(/text.woff2)}
p{font-family:"Text",serif}@font-face { font-family: B; src: url("b.woff2") }</style><script src="/app.js" defer></script>
<script type="application/ld+json">{"@type":"Thing"}</script></head><body><p>The script <b>stays</b> a word.</p><SCRIPT>
if (1 < 2) run("<p>")</SCRIPT></body></html>`;

describe("floorPage", () => {
  it("leaves no script, no font and no policy", () => {
    const floor = floorPage(page);
    expect(floor).not.toMatch(/<script|\.js\b|font-face|woff2|content-security-policy/i);
  });

  it("keeps all the rest", () => {
    const floor = floorPage(page);
    expect(floor).toContain(kept);
    expect(floor).toContain(`p{font-family:"Text",serif}`);
    expect(floor).toContain("<p>The script <b>stays</b> a word.</p>");
    expect(floorPage(floor)).toBe(floor);
  });
});

describe("makeFloor", () => {
  it("strips a copy, and leaves the site alone", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "floor-"));
    const [site, floor] = [path.join(folder, "site"), path.join(folder, "floor")];
    await mkdir(path.join(site, "page-data", "404.html"), { recursive: true });
    await mkdir(path.join(site, "static"), { recursive: true });
    await writeFile(path.join(site, "index.html"), page);
    await writeFile(path.join(site, "a.css"), "@font-face{src:url(a.woff2)}p{color:red}");
    for (const name of ["a.js", "a.woff2", "a.svg"]) await writeFile(path.join(site, "static", name), "");

    await makeFloor(site, floor);

    expect((await filesOf(floor)).map((file) => path.relative(floor, file)).sort()).toEqual([
      "a.css",
      "index.html",
      path.join("static", "a.svg"),
    ]);
    expect(await readFile(path.join(floor, "a.css"), "utf8")).toBe("p{color:red}");
    expect(await readFile(path.join(floor, "index.html"), "utf8")).toBe(floorPage(page));
    expect(await readFile(path.join(site, "index.html"), "utf8")).toBe(page);
    await rm(folder, { recursive: true });
  });
});
