/** Any path but the root gets the not-found page or a refusal, never a failure and never a file from outside. */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";

import { notFound } from "../../src/content/notFound";
import { builtFolder } from "../harness/builtFolder";
import { complaints, hear } from "../harness/console";
import { describeInChromium } from "../harness/engines";
import { oddPaths } from "../harness/oddPaths";
import { startUpstream, type Upstream } from "../harness/site";

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Asks byte for byte, as no well-bred client would. */
function ask(origin: string, target: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let all = "";
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    });
    socket.setEncoding("utf8").on("data", (text: string) => (all += text));
    socket.on("error", reject).on("close", () => {
      const [head = "", ...rest] = all.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body: rest.join("\r\n\r\n") });
    });
  });
}

const page404 = readFileSync(path.join(builtFolder, "404.html"), "utf8");
/** Bad request, forbidden, address too long, header too long. */
const refusals = [400, 403, 414, 431];

describe("the server, asked for odd paths", () => {
  let upstream: Upstream;
  beforeAll(async () => void (upstream = await startUpstream()));
  afterAll(() => upstream.close());

  it("answers each of a thousand with the not-found page or a refusal", async () => {
    const paths = [...oddPaths(998), `/${"a".repeat(70_000)}`, "/%"];
    expect(paths).toHaveLength(1_000);
    const wrong: unknown[] = [];
    for (const target of paths) {
      const { status, body } = await ask(upstream.url, target);
      const isRefused = refusals.includes(status) && body === "";
      if (!isRefused && !(status === 404 && body === page404)) wrong.push({ target, status, body: body.slice(0, 80) });
    }
    expect(wrong).toEqual([]);
  });
});

describeInChromium("the not-found page, asked for by an odd path", (open) => {
  /** What a browser can be sent to: what it takes for the root, or for a file that is there, is not asked for in vain. */
  const addresses = [...new Set(oddPaths(200).map((odd) => new URL(odd, "http://127.0.0.1").pathname))];
  const sample = addresses.filter((address) => address !== "/" && address.length < 1_000 && !/\.html$/.test(address));

  it.each(sample.slice(0, 25).map((asked) => [asked.slice(0, 40), asked]))(
    "logs %s, as it was asked, once",
    async (_name, asked) => {
      const { page, site } = await open(asked);
      await page.until(
        "the not-found page",
        (heading) => document.querySelector("h1")?.textContent === heading,
        notFound.heading,
      );
      await hear(page, /./);
      await page.rest();
      const attempted = await page.evaluate(() => location.pathname);
      expect(await complaints(page)).toEqual([`error: ${notFound.logMessage} ${attempted}`]);
      expect(site.paths.filter((path) => path === attempted)).toHaveLength(1);
    },
  );
});
