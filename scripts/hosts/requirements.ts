/** What each host must give, asked of a running server. Each requirement returns what was wrong, and nothing where it is met. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { addedPage, secrets, type ServedSite, textFiles } from "./site";

type Requirement = (site: ServedSite) => Promise<readonly string[]>;

/** Asks for a path below the site's prefix, as a browser does, without following a redirect. */
const ask = ({ origin, rules }: ServedSite, file: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}${rules.prefix}/${encodeURI(file)}`, {
    redirect: "manual",
    headers: { "accept-encoding": "gzip, br", ...headers },
  });

/** Returns a message for each path whose response is not as expected. */
async function faults(
  site: ServedSite,
  paths: readonly string[],
  isRight: (response: Response, file: string) => boolean | Promise<boolean>,
  show: (response: Response) => string,
): Promise<readonly string[]> {
  const messages: string[] = [];
  for (const file of paths) {
    const response = await ask(site, file);
    if (!(await isRight(response, file))) messages.push(`/${file}: ${response.status} ${show(response)}`.trimEnd());
  }
  return messages;
}

const header = (name: string) => (response: Response) => `${name}: ${response.headers.get(name)}`;
const missing = ["no-such-page", `${addedPage}/no-such-page/`, "no-such-file.txt", "static/no-such-file.js", "texts/"];
const isFresh = (response: Response): boolean =>
  /max-age=0|no-cache|no-store/.test(response.headers.get("cache-control") ?? "");

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll("\\", "/"));

const hashedFiles = ({ folder }: ServedSite): readonly string[] =>
  filesIn(folder).filter((file) => file.startsWith("static/"));

export const requirements: Readonly<Record<string, Requirement>> = {
  "leads /page to /page/": (site) =>
    faults(
      site,
      [addedPage],
      ({ status, headers, url }) =>
        [301, 302, 307, 308].includes(status) && new URL(headers.get("location") ?? "", url).href === `${url}/`,
      header("location"),
    ),
  "leads to no other host": (site) =>
    faults(
      site,
      [`/${addedPage}`],
      ({ headers, url }) => new URL(headers.get("location") ?? "", url).origin === site.origin,
      header("location"),
    ),
  "sends the not-found page with status 404": (site) =>
    faults(
      site,
      missing,
      async (response) =>
        response.status === 404 && (await response.text()) === readFileSync(path.join(site.folder, "404.html"), "utf8"),
      header("content-type"),
    ),
  "sends the headers on every response": async (site) => {
    const paths = ["", addedPage, "no-such-page", "llms.txt", ...hashedFiles(site).slice(0, 1)];
    const messages = Object.entries(site.rules.headers).map(([name, value]) =>
      faults(site, paths, (response) => response.headers.get(name) === value, header(name)),
    );
    return (await Promise.all(messages)).flat();
  },
  "keeps files with a hash for a year": (site) =>
    faults(
      site,
      hashedFiles(site),
      ({ headers }) => headers.get("cache-control") === site.rules.caching.hashed,
      header("cache-control"),
    ),
  "revalidates everything else": async (site) => {
    const paths = ["", addedPage, "llms.txt", "favicon.svg", ...missing];
    const messages = await faults(site, paths, isFresh, header("cache-control"));
    const { headers } = await ask(site, "");
    const [tag, date] = [headers.get("etag"), headers.get("last-modified")];
    const again = await ask(site, "", {
      ...(tag && { "if-none-match": tag }),
      ...(date && { "if-modified-since": date }),
    });
    return again.status === 304 ? messages : [...messages, `/: ${again.status} for a page that has not changed`];
  },
  "names the charset of text files": (site) =>
    faults(
      site,
      textFiles,
      ({ ok, headers }, file) =>
        ok && headers.get("content-type")?.toLowerCase() === site.rules.contentTypes[path.extname(file).slice(1)],
      header("content-type"),
    ),
  "knows the type of the web app manifest": (site) =>
    faults(
      site,
      ["manifest.webmanifest"],
      ({ headers }) => headers.get("content-type") === site.rules.contentTypes["webmanifest"],
      header("content-type"),
    ),
  "sends every other file as it is, those of .well-known too": (site) =>
    faults(
      site,
      filesIn(site.folder).filter((file) => !/404\.html$/.test(file) && !secrets.includes(file)),
      async (response, file) =>
        // A host may have a shorter address for a page.
        file.endsWith(".html") ||
        (response.ok && Buffer.from(await response.arrayBuffer()).equals(readFileSync(path.join(site.folder, file)))),
      header("content-type"),
    ),
  "keeps its configuration and hidden files to itself": (site) =>
    faults(
      site,
      secrets.filter((file) => existsSync(path.join(site.folder, file))),
      ({ status }) => status === 404 || status === 403,
      () => "is public",
    ),
  "compresses pages and text": (site) =>
    faults(
      site,
      ["", "llms.txt"],
      ({ headers }) => headers.get("content-encoding") !== null && /accept-encoding/i.test(headers.get("vary") ?? ""),
      (response) => `${header("content-encoding")(response)}, ${header("vary")(response)}`,
    ),
};
