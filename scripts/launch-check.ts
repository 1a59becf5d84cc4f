/**
 * What is left of the sample before the site may be published: `npm run launch-check [folder]`. Reads the content, and the built
 * pages for what came from elsewhere. Ends with 1 while something is left.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";

import * as content from "../src/content";
import { hostOf } from "../src/metadata/hostOf";
import { otherHosts } from "../src/policy";
import { diagnostics } from "../src/rules";
import { fileOf } from "../src/rules/content";
import { site } from "../src/site";
import { leavesOf } from "../src/text/leavesOf";
import { filesIn } from "./filesIn";

/** The sample company. A company that is really called so changes this line too. */
const sampleName = "Longitude";

/** A part of the path that only the sample's logo has. */
const sampleLogo = "A6.2 9.9 20 0 0 9.8 21.3";

/** Host names that nobody can own (RFC 2606). */
const reservedHost = /(?:[\w-]+\.)*\bexample\.(?:com|org|net)\b|[\w.-]*[\w-]\.(?:example|test|invalid|localhost)\b/i;

/** Every text, with the place where it is written. */
const all = Object.entries({ site, ...content }).flatMap(([name, exported]) =>
  leavesOf(`${fileOf(name)}: ${name}`, exported).flatMap(({ place, value }) =>
    typeof value === "string" ? { place, value } : [],
  ),
);

/** Records that say `sample: true`. */
const samples = Object.entries(content).flatMap(([name, records]) =>
  (Array.isArray(records) ? (records as readonly { readonly sample?: boolean }[]) : []).flatMap(({ sample }, index) =>
    sample ? [`${fileOf(name)}: ${name}[${index}] is a sample. Write a real one, or remove it.`] : [],
  ),
);

/** Example addresses of the content; the pages repeat them. */
const hosts = (value: string): readonly string[] => value.match(new RegExp(reservedHost, "gi")) ?? [];
const known = new Set(all.flatMap(({ value }) => hosts(value)));

/** The built pages, without scripts and code, in which `.test` may be a function. */
const folder = process.argv[2] ?? "public";
const pages = (existsSync(folder) ? filesIn(folder) : [])
  .filter((name) => name.endsWith(".html"))
  .map((name) => {
    const file = path.posix.join(folder, name);
    const root = parse(readFileSync(file, "utf8"));
    for (const element of root.querySelectorAll("script, style, pre, code")) element.remove();
    return { file, html: root.toString(), text: root.textContent };
  });

const year = new Date().getUTCFullYear();
const domain = site.email.slice(site.email.lastIndexOf("@") + 1).toLowerCase();
const host = hostOf(site.url).replace(/^www\./, "");

/** Each check with its messages; none where it passes. */
const checks: readonly (readonly [name: string, messages: readonly string[]])[] = [
  ["The content rules hold", diagnostics()],
  [
    "The company has its own name",
    // Much of the content repeats site.name: while that is the sample's, the rest can't be told from it.
    all
      .filter(
        ({ place, value }) =>
          value.includes(sampleName) && (place.startsWith("src/site.ts") || site.name !== sampleName),
      )
      .map(({ place }) => `${place} says “${sampleName}”, the sample company. Write your company's name.`),
  ],
  [
    "No address is an example",
    all
      .filter(
        ({ place, value }) => reservedHost.test(value) && (place.startsWith("src/site.ts") || !value.includes(host)),
      )
      .map(({ place, value }) => `${place} is “${value}”, an example. Write the real address.`)
      .concat(
        pages.flatMap(({ file, html }) =>
          [...new Set(hosts(html))]
            .filter((address) => !known.has(address))
            .map((address) => `${file} has “${address}”, an example. Write the real address, and build again.`),
        ),
      ),
  ],
  [
    "No person, client or project is a sample",
    samples.length > 0
      ? samples
      : pages
          .filter(({ text }) => text.includes(content.labels.sampleNote))
          .map(({ file }) => `${file} shows a sample. Replace it where it comes from, and build again.`),
  ],
  [
    "The pages are built",
    pages.length > 0 ? [] : ["src/pages: the pages are checked as they are built. Run “npm run build” first."],
  ],
  [
    "The logo is the company's own",
    ["static/favicon.svg", "src/icon.svg", "src/components/ui/Logo.tsx"]
      .filter((file) => existsSync(file) && readFileSync(file, "utf8").includes(sampleLogo))
      .map((file) => `${file} draws ${sampleName}'s logo. Draw your own.`),
  ],
  [
    "The year is not in the future",
    site.copyrightYear <= year ? [] : [`src/site.ts: site.copyrightYear is ${site.copyrightYear}; it is ${year}.`],
  ],
  [
    "security.txt has not expired",
    Date.parse(site.securityTextExpires) > Date.now()
      ? []
      : [`src/site.ts: site.securityTextExpires has passed. Confirm the contact, and write a date within a year.`],
  ],
];

for (const [name, messages] of checks) {
  console.log(`${messages.length === 0 ? "✓" : "✗"} ${name}`);
  for (const message of messages) console.log(`    ${message}`);
}
if (domain !== host && !host.endsWith(`.${domain}`) && !domain.endsWith(`.${host}`)) {
  console.log(`– src/site.ts: site.email is “${site.email}”, not of ${host}. Change it if it is wrong.`);
}
if (site.copyrightYear < year) {
  console.log(`– src/site.ts: site.copyrightYear is ${site.copyrightYear}. Change it if the page has changed since.`);
}
if (content.footer.privacyPromise && otherHosts.length > 0) {
  console.log(
    `– src/content/footer.ts: footer.privacyPromise says “${content.footer.privacyPromise}”, and src/policy.ts allows ` +
      `${otherHosts.join(", ")}. Say what those hosts learn, or remove the sentence.`,
  );
}
const left = checks.reduce((sum, [, messages]) => sum + messages.length, 0);
console.log(left === 0 ? "\nReady to launch." : `\n${left} things left before launch.`);
process.exitCode = left === 0 ? 0 : 1;
