import { contactIntro } from "../content/contact";
import { services, servicesIntro } from "../content/services";
import { site } from "../site";
import { mailDraft } from "../text/mailDraft";
import { absoluteUrl } from "./absoluteUrl";
import { domainOf } from "./domainOf";

/** The path of the file that tells security researchers whom to write to (RFC 9116). */
export const securityText = ".well-known/security.txt";

/**
 * Returns a warning from thirty days before `security.txt` expires.
 *
 * @param own - The file that the owner has put into `static/`, which takes the place of the built one.
 */
export function expiryWarning(own?: string, now = Date.now()): string | undefined {
  const expires = own === undefined ? site.securityTextExpires : /^Expires: *(\S+)/im.exec(own)?.[1];
  const days = Math.ceil((Date.parse(expires ?? "") - now) / 86_400_000);
  if (days > 30) return undefined;
  const place = own === undefined ? "src/site.ts: site.securityTextExpires" : `static/${securityText}: “Expires”`;
  const state =
    days > 0
      ? `is in ${days} days`
      : `has passed${own === undefined ? ", and security.txt is left out" : ", and nobody may use the file"}`;
  return expires && `${place} ${state}. Make sure that the contact reads its mail, and write a date within a year.`;
}

/**
 * Returns text files that crawlers, assistants and security researchers look for, by their path.
 *
 * @param addresses - Those of the pages that search engines may have.
 */
export function wellKnownFiles(
  pathPrefix: string,
  addresses: readonly string[],
  now = Date.now(),
): Readonly<Record<string, string>> {
  const home = absoluteUrl(`${pathPrefix}/`);
  return {
    // https://llmstxt.org
    "llms.txt": [
      `# ${site.name}`,
      `> ${site.description}`,
      `## ${servicesIntro.heading}`,
      services.map(({ title, description }) => `- **${title}**: ${description}`).join("\n"),
      `## ${contactIntro.heading}`,
      `- [${domainOf(site.url)}${pathPrefix}](${home})\n- [${site.email}](${mailDraft(site.email)})\n`,
    ]
      .join("\n\n")
      .replaceAll("\u00ad", ""),
    // RFC 9309: everything may be read.
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`${pathPrefix}/sitemap.xml`)}\n`,
    // https://www.sitemaps.org
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
      .map((address) => `<url><loc>${address}</loc></url>\n`)
      .join("")}</urlset>\n`,
    // RFC 9116: Contact and Expires are required, and an expired file must not be used.
    ...(Date.parse(site.securityTextExpires) > now && {
      [securityText]: [
        `Contact: ${mailDraft(site.email)}`,
        `Expires: ${site.securityTextExpires}`,
        `Preferred-Languages: ${site.language.split("-")[0]}`,
        `Canonical: ${absoluteUrl(`${pathPrefix}/${securityText}`)}`,
        "",
      ].join("\n"),
    }),
  };
}
