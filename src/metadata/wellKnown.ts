import { contact } from "../content/contact";
import { services, servicesIntro } from "../content/services";
import { site } from "../site";
import { absoluteUrl } from "./absoluteUrl";

/** Text files that crawlers, assistants and security researchers look for, by their path. */
export function wellKnownFiles(pathPrefix: "" | `/${string}`): Readonly<Record<string, string>> {
  const home = absoluteUrl(`${pathPrefix}/`);
  return {
    // https://llmstxt.org
    "llms.txt": [
      `# ${site.name}`,
      `> ${site.description}`,
      `## ${servicesIntro.heading}`,
      services.map(({ title, description }) => `- **${title}**: ${description}`).join("\n"),
      `## ${contact.heading}`,
      `- [${new URL(site.url).host}](${home})\n- [${site.email}](mailto:${site.email})\n`,
    ]
      .join("\n\n")
      .replaceAll("\u00ad", ""),
    // RFC 9309: everything may be read.
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`${pathPrefix}/sitemap-index.xml`)}\n`,
    // RFC 9116: Contact and Expires are required.
    ".well-known/security.txt": [
      `Contact: mailto:${site.email}`,
      `Expires: ${site.securityTextExpires}`,
      `Preferred-Languages: ${site.language.split("-")[0]}`,
      `Canonical: ${absoluteUrl(`${pathPrefix}/.well-known/security.txt`)}`,
      "",
    ].join("\n"),
  };
}
