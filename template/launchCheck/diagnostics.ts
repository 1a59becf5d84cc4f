import { createHash } from "node:crypto";

import { domainOf } from "../../src/metadata/domainOf";
import { fileOf } from "../../src/rules/content";
import type { site } from "../../src/site";
import { leavesOf } from "../../src/text/leavesOf";
import { sampleFacts } from "./sampleFacts";

/** What the launch check looks at. */
export interface LaunchInput {
  readonly site: Pick<typeof site, "name" | "url" | "email" | "copyrightYear" | "securityTextExpires">;
  /** The exports of the content, by name. */
  readonly content: Readonly<Record<string, unknown>> & {
    readonly footer: { readonly privacyPromise?: string };
    readonly labels: { readonly sampleNote: string };
  };
  /** The broken rules, one sentence each. */
  readonly broken: readonly string[];
  /** The built pages: their markup and their text, without scripts and code. */
  readonly pages: readonly { readonly file: string; readonly html: string; readonly text: string }[];
  /** The files that draw the logo and the cities, by path. */
  readonly drawings: Readonly<Record<string, string>>;
  readonly shareImage?: { readonly file: string; readonly bytes: Buffer } | undefined;
  /** The origins that the policy allows. */
  readonly allowedOrigins: readonly string[];
  readonly now: number;
}

/** A check with its messages; none where it passes. */
export type Check = readonly [name: string, messages: readonly string[]];

/** Domains that nobody can own end in these (RFC 2606). */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

/** A domain: not a part of a path or of a longer name, nor a function such as `pattern.test()`. */
const domainName =
  /(?<![\p{L}\p{N}._-]|(?<!\/)\/)(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?![\p{L}\p{N}_(-]|\.[\p{L}\p{N}])/gu;

const examplesIn = (text: string): readonly string[] =>
  (text.match(domainName) ?? []).filter((name) => reserved.test(name));

/** The exports of the content whose figures the sample has made up. */
const withFigures = ["stats", "reasons", "trackRecord", "company"];

const howToKeep = "or delete it from template/launchCheck/sampleFacts.ts if it is yours too";

/** Returns what is left to do before a site is published, and what may be wrong: the file, the record, and how to fix it. */
export function launchDiagnostics(
  { site, content, broken, pages, drawings, shareImage, allowedOrigins, now }: LaunchInput,
  sample = sampleFacts,
): { readonly checks: readonly Check[]; readonly notes: readonly string[] } {
  /** Every text, with the place where it is written. */
  const texts = Object.entries({ site, ...content }).flatMap(([name, exported]) =>
    leavesOf(`${fileOf(name)}: ${name}`, exported).flatMap(({ place, value }) =>
      typeof value === "string" ? { name, place, value } : [],
    ),
  );
  const ofSite = ({ name }: { readonly name: string }): boolean => name === "site";
  const year = new Date(now).getUTCFullYear();
  const domainOfEmail = site.email.slice(site.email.lastIndexOf("@") + 1).toLowerCase();
  const domain = domainOf(site.url).replace(/^www\./, "");

  /** Says of each page what it has and the content has not. */
  const onPages = (find: (page: LaunchInput["pages"][number]) => readonly string[], help: string): readonly string[] =>
    pages.flatMap((page) =>
      [...new Set(find(page))]
        .filter((found) => !texts.some(({ value }) => value.includes(found)))
        .map((found) => `${page.file} has “${found}”, ${help}, and build again.`),
    );
  const namesIn = (text: string): readonly string[] => sample.names.filter((name) => text.includes(name));

  /** Records that say `sample: true`. */
  const records = Object.entries(content).flatMap(([name, list]) =>
    (Array.isArray(list) ? (list as readonly { readonly sample?: boolean }[]) : []).flatMap(({ sample }, index) =>
      sample ? `${fileOf(name)}: ${name}[${index}]` : [],
    ),
  );

  const checks: readonly Check[] = [
    ["The content rules hold", broken],
    [
      "The company has its own name",
      // Much of the content repeats site.name: while that is the sample's, the rest can't be told from it.
      texts
        .filter((text) => text.value.includes(sample.company) && (ofSite(text) || site.name !== sample.company))
        .map(({ place }) => `${place} says “${sample.company}”, the sample company. Write your company's name.`),
    ],
    [
      "No address is an example",
      [
        ...texts
          .filter(({ value }) => examplesIn(value).length > 0 || value.includes(sample.domain))
          .filter((text) => ofSite(text) || !text.value.includes(domain))
          .map(({ place, value }) => `${place} is “${value}”, an example. Write the real address.`),
        ...onPages(({ html }) => examplesIn(html), "an example. Write the real address"),
      ],
    ],
    [
      "No person, client or project is a sample",
      [
        ...records.map((record) => `${record} is a sample. Write a real one, or remove it.`),
        ...texts
          .filter(({ place }) => !records.some((record) => place.startsWith(`${record}.`)))
          .flatMap(({ place, value }) =>
            namesIn(value).map((name) => `${place} names “${name}”, the sample's. Write your own, ${howToKeep}.`),
          ),
        ...onPages(({ text }) => namesIn(text), "the sample's. Replace it where it comes from"),
        ...pages
          .filter(({ text }) => records.length === 0 && text.includes(content.labels.sampleNote))
          .map(({ file }) => `${file} shows a sample. Replace it where it comes from, and build again.`),
      ],
    ],
    [
      "The figures are the company's own",
      texts
        .filter(({ name }) => withFigures.includes(name))
        .flatMap(({ place, value }) =>
          sample.figures
            .filter((figure) => value.split(/\s/).includes(figure))
            .map((figure) => `${place} says “${figure}”, the sample's. Write your own figure, ${howToKeep}.`),
        ),
    ],
    [
      "The pages are built",
      pages.length > 0 ? [] : ["src/pages: the pages are checked as they are built. Run “npm run build” first."],
    ],
    [
      "Logo and cities are the company's own",
      Object.entries(drawings).flatMap(([file, text]) => [
        ...(text.includes(sample.logo) ? [`${file} draws the sample's logo. Draw your own.`] : []),
        ...(sample.latitudes.every((latitude) => text.includes(latitude))
          ? [`${file} has the sample's cities. Write those of your team.`]
          : []),
      ]),
    ],
    ["Shared links show the company's own image", shareImage ? imageDiagnostics(shareImage, sample.shareImage) : []],
    [
      "The year is not in the future",
      site.copyrightYear <= year ? [] : [`src/site.ts: site.copyrightYear is ${site.copyrightYear}; it is ${year}.`],
    ],
    [
      "security.txt has not expired",
      Date.parse(site.securityTextExpires) > now
        ? []
        : [`src/site.ts: site.securityTextExpires has passed. Confirm the contact, and write a date within a year.`],
    ],
  ];

  const { privacyPromise } = content.footer;
  const kilobytes = Math.round((shareImage?.bytes.length ?? 0) / 1000);
  const notes: readonly (readonly [applies: boolean, note: string])[] = [
    [
      domainOfEmail !== domain && !domain.endsWith(`.${domainOfEmail}`) && !domainOfEmail.endsWith(`.${domain}`),
      `src/site.ts: site.email is “${site.email}”, not of ${domain}. Change it if it is wrong.`,
    ],
    [
      site.copyrightYear < year,
      `src/site.ts: site.copyrightYear is ${site.copyrightYear}. Change it if the page has changed since.`,
    ],
    [kilobytes > 300, `${shareImage?.file ?? ""} has ${kilobytes} KB. Some messengers show none above 300.`],
    [
      privacyPromise !== undefined && allowedOrigins.length > 0,
      `${fileOf("footer")}: footer.privacyPromise says “${privacyPromise ?? ""}”, and src/policy.ts allows ` +
        `${allowedOrigins.join(", ")}. Say what those sites learn, or remove the sentence.`,
    ],
  ];
  return { checks, notes: notes.flatMap(([applies, note]) => (applies ? note : [])) };
}

/** Checks what programs read of the image: a PNG file says its width and height in bytes 16 to 23. */
function imageDiagnostics({ file, bytes }: NonNullable<LaunchInput["shareImage"]>, sample: string): readonly string[] {
  if (createHash("sha256").update(bytes).digest("hex") === sample)
    return [`${file} shows the sample. Run “npm run share-image”, or put your own there.`];
  if (bytes.toString("latin1", 1, 4) !== "PNG") return [`${file} is no PNG. Save it as one of 1200 × 630 pixels.`];
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return width === 1200 && height === 630
    ? []
    : [`${file} has ${width} × ${height} pixels, and each page says 1200 × 630. Save it in that size.`];
}
