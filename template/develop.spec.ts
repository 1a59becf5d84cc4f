/** A day's work in one folder: a build, the development server, and a build again, with `.cache` and `public` kept. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { expect as expectSoon, test } from "@playwright/test";

import { filesIn } from "../e2e/filesIn";
import { freePort } from "../scripts/port";
import { copySite, otherShell } from "./copySite";

// The first save after a start takes longest.
const expect = expectSoon.configure({ timeout: 60_000 });

/** A page that the tests edit, and that no site has. */
const page = "src/pages/edited.tsx";
const pageWith = (text: string): string => `export default function Edited() { return <h1>${text}</h1>; }\n`;

let folder: string;
let clean: Readonly<Record<string, string>>;
const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
const save = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
const gatsby = require.resolve("gatsby/cli.js");

const build = (): Promise<unknown> =>
  promisify(execFile)(process.execPath, [gatsby, "build", "--prefix-paths"], {
    cwd: folder,
    env: { ...process.env, ...otherShell },
    maxBuffer: 1e8,
  });

/** Returns a digest of each built file. */
function digests(): Readonly<Record<string, string>> {
  const built = path.join(folder, "public");
  const digestOf = (name: string): string =>
    createHash("sha256")
      .update(readFileSync(path.join(built, name)))
      .digest("hex");
  return Object.fromEntries(filesIn(built).map((name) => [name, digestOf(name)]));
}

test.describe.configure({ mode: "serial", timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = copySite("day");
  await build();
  clean = digests();
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.describe("development server after a build", () => {
  let server: ChildProcess;
  let address: string;
  let terminal = "";

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    save(page, pageWith("first"));
    const port = await freePort();
    address = `http://localhost:${port}/edited/`;
    server = spawn(process.execPath, [gatsby, "develop", "--port", `${port}`], {
      cwd: folder,
      env: { ...process.env, ...otherShell },
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on("data", (text: Buffer) => (terminal += text.toString()));
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 300_000 },
      )
      .toBe(true);
  });

  test.afterAll(async () => {
    rmSync(path.join(folder, page));
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, "exit");
  });

  test("shows what is saved, and broken rules until they are fixed", async ({ page: window }) => {
    await window.goto(address);
    const heading = window.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("first");
    save(page, pageWith("second"));
    await expect(heading).toHaveText("second");

    const facts = read("src/site.ts");
    save("src/site.ts", facts.replace(/\bemail: "[^"]*"/, 'email: "nobody"'));
    const broken = window.getByText(/site\.email is “nobody”/).first();
    await expect(broken).toBeVisible();
    expect(terminal).toContain("site.email is “nobody”");
    save("src/site.ts", facts.replace(/\blanguage: "[^"]*"/, 'language: "th"'));
    await expect(broken).not.toBeVisible();
    await expect(window.locator("html")).toHaveAttribute("data-script", "Thai");
    save("src/site.ts", facts);
  });

  test("loads the style sheet anew when it has changed, and only then", async ({ page: window }) => {
    const added = "src/pages/added.tsx";
    const indented = (text: string, pixels: number): string =>
      `export default function Edited() { return <p className="indent-[${pixels}px]">${text}</p>; }\n`;
    const [facts, styleSheet] = [read("src/site.ts"), read("src/styles/base.css")];
    try {
      await window.goto(address);
      await expect(window.getByRole("heading")).toBeVisible();
      save(page, indented("edited", 123));
      await expect(window.getByText("edited")).toHaveCSS("text-indent", "123px");
      // No file that Tailwind has read names the new page.
      save(added, indented("added", 45));
      await expect(async () => {
        await window.goto(address.replace("edited", "added"));
        await expect(window.getByText("added")).toHaveCSS("text-indent", "45px", { timeout: 5_000 });
      }).toPass();

      const styles: string[] = [];
      window.on("request", (request) => request.resourceType() === "stylesheet" && styles.push(request.url()));
      const isUpdated = window.waitForEvent("console", (message) => message.text().includes("up to date"));
      save("src/site.ts", `${facts}export const unused = "";\n`);
      await isUpdated;
      expect(styles).toEqual([]);
      save("src/styles/base.css", `${styleSheet}\np { text-indent: 6px !important; }\n`);
      await expect(window.getByText("added")).toHaveCSS("text-indent", "6px");
    } finally {
      rmSync(path.join(folder, added), { force: true });
      save("src/site.ts", facts);
      save("src/styles/base.css", styleSheet);
      save(page, pageWith("second"));
    }
  });

  test("keeps its files while a build is asked for", async () => {
    const output = await build().then(
      () => "",
      ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => stdout + stderr,
    );
    expect(output).toContain("development server runs");
    expect((await fetch(address)).status).toBe(200);
    expect(existsSync(path.join(folder, "public/page-data"))).toBe(true);
  });
});

test.describe("build after a build and a development server", () => {
  test("gives the bytes of a clean one", async () => {
    await build();
    expect(digests()).toEqual(clean);
  });
});
