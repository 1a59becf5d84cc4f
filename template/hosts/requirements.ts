/** What each host must give, asked of a running server. Each requirement returns what was wrong, and nothing where it is met. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { filesIn } from "../../e2e/filesIn";
import { addedPage, configurationFiles, hiddenFiles, type ServedSite, textFiles } from "./site";

type Requirement = (site: ServedSite) => Promise<readonly string[]>;

/** Asks for a path below the site's prefix as a browser does, without following a redirect. */
const ask = ({ origin, rules }: ServedSite, file: string, options: RequestInit = {}) =>
  fetch(`${origin}${rules.prefix}/${encodeURI(file)}`, {
    redirect: "manual",
    ...options,
    headers: { "accept-encoding": "gzip, br", ...options.headers },
  });

/** Returns a message for each path whose response is not as expected. */
async function faults(
  site: ServedSite,
  paths: readonly string[],
  isRight: (response: Response, file: string) => boolean | Promise<boolean>,
  show: (response: Response) => string,
  options?: RequestInit,
): Promise<readonly string[]> {
  const messages: string[] = [];
  for (const file of paths) {
    const response = await ask(site, file, options);
    if (!(await isRight(response, file))) messages.push(`/${file}: ${response.status} ${show(response)}`.trimEnd());
  }
  return messages;
}

const header = (name: string) => (response: Response) => `${name}: ${response.headers.get(name)}`;
const missing = ["no-such-page", `${addedPage}/no-such-page/`, "no-such-file.txt", "static/no-such-file.js", "texts/"];
const isFresh = (response: Response): boolean =>
  /max-age=0|no-cache|no-store/.test(response.headers.get("cache-control") ?? "");

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
      // Two slashes: a redirect to //in-a-folder/ would lead to a host of that name.
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
      // A host may add a slash before it looks for a page.
      { redirect: "follow" },
    ),
  "sends the headers on every response": (site) => {
    const wrong = (response: Response): readonly string[] =>
      Object.entries(site.rules.headers).flatMap(([name, value]) =>
        response.headers.get(name) === value ? [] : [header(name)(response)],
      );
    return faults(
      site,
      ["", addedPage, ...textFiles, ...hashedFiles(site), "no-such-file.txt"],
      (response) => wrong(response).length === 0,
      (response) => wrong(response).join(", "),
    );
  },
  "keeps files with a hash for a year": (site) =>
    faults(
      site,
      hashedFiles(site),
      ({ headers }) => headers.get("cache-control") === "public, max-age=31536000, immutable",
      header("cache-control"),
    ),
  "revalidates everything else": (site) =>
    faults(site, ["", "llms.txt", "favicon.svg", ...missing], isFresh, header("cache-control")),
  "sends a page again only when it has changed": async (site) => {
    const { headers } = await ask(site, "");
    const [tag, date] = [headers.get("etag"), headers.get("last-modified")];
    const known = { ...(tag && { "if-none-match": tag }), ...(date && { "if-modified-since": date }) };
    return faults(site, [""], ({ status }) => status === 304, header("etag"), { headers: known });
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
      ({ headers }) => headers.get("content-type")?.split(";")[0] === site.rules.contentTypes["webmanifest"],
      header("content-type"),
    ),
  "sends every other file as it is, those of .well-known too": (site) =>
    faults(
      site,
      filesIn(site.folder).filter((file) => !["404.html", ...configurationFiles, ...hiddenFiles].includes(file)),
      async (response, file) =>
        // A host may have a shorter address for a page.
        file.endsWith(".html") ||
        (response.ok && Buffer.from(await response.arrayBuffer()).equals(readFileSync(path.join(site.folder, file)))),
      header("content-type"),
    ),
  "keeps its configuration to itself": (site) => {
    // A host reads some at the top of what it is given.
    const top = "../".repeat(site.rules.prefix.split("/").length - 1);
    return faults(
      site,
      configurationFiles.flatMap((file) => [file, top + file]),
      ({ status }) => status >= 400,
      () => "is public",
    );
  },
  "keeps hidden files to itself": (site) =>
    faults(
      site,
      hiddenFiles,
      ({ status }) => status >= 400,
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
