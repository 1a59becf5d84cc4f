/** The configurations of hosts that do not read theirs from the folder they serve. They are kept in `deploy/`. */
import { type Headers, securityHeaders } from "../headers";
import { caddyfile, caddyHeaders } from "./caddy";
import { cloudFront } from "./cloudFront";
import { nginxMain, nginxSite } from "./nginx";
import { nginxHeaders } from "./nginxHeaders";
import { vercel } from "./vercel";

/** Texts by their path in `deploy/`. */
export type DeployFiles = Readonly<Record<string, string>>;

/** What is the same for every build, and therefore committed. */
export const lastingFiles: DeployFiles = {
  "nginx.conf": nginxMain(),
  "site.conf": nginxSite(),
  "brotli.conf": "# Remove this file where nginx has no ngx_brotli.\nbrotli_static on;\n",
  Caddyfile: caddyfile(),
};

/** What the files of one build are told by. */
export interface BuildFacts {
  /** The SHA-256 of the page's style sheet, in base64. */
  readonly styleHash: string;
  /** The path that the site is served under, without a slash at its end. */
  readonly prefix: string;
  /** The style of the deploy before, for hosts that change headers and files one after the other. */
  readonly earlierStyleHash?: string | undefined;
}

/**
 * Writes what holds for one build only, since it names the style sheet by its hash: with the headers of another build a
 * page would stand there without any style. It is written by each build, and never committed.
 *
 * @param facts - What the build is told by.
 * @returns Texts by their path in `deploy/`.
 */
export function filesOfBuild({ styleHash, prefix, earlierStyleHash }: BuildFacts): DeployFiles {
  const headers = allowAlso(securityHeaders(styleHash), styleHash, earlierStyleHash);
  return {
    "generated/headers.conf": nginxHeaders(headers),
    "generated/headers.caddy": caddyHeaders(headers),
    "generated/vercel.json": vercel(headers, prefix),
    "generated/cloudfront-response-headers-policy.json": cloudFront(headers),
  };
}

function allowAlso(headers: Headers, styleHash: string, earlier: string | undefined): Headers {
  if (earlier === undefined || earlier === styleHash) return headers;
  const policy = "Content-Security-Policy";
  return {
    ...headers,
    [policy]: headers[policy]?.replace(`'sha256-${styleHash}'`, (own) => `${own} 'sha256-${earlier}'`) ?? "",
  };
}
