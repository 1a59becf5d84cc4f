import { contactIntro } from "../content/contact";
import { services, servicesIntro } from "../content/services";
import { site } from "../site";
import { mailDraft } from "../text/mailDraft";
import { domainOf } from "./domainOf";
import { expiryWarning, securityText, wellKnownFiles } from "./wellKnown";

const day = 24 * 60 * 60 * 1000;
const end = Date.parse(site.securityTextExpires);

describe("well-known files", () => {
  const files = wellKnownFiles("/site", ["https://a.example/"], end - day);
  const home = `${new URL(site.url).origin}/site/`;

  it("let crawlers read everything, and lead them to the sitemap, below the path prefix", () => {
    expect(files["robots.txt"]).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`);
    expect(files["sitemap.xml"]).toContain("<url><loc>https://a.example/</loc></url>\n");
  });

  it("tell security researchers whom to write to, and until when (RFC 9116)", () => {
    expect(files[securityText]).toBe(
      [
        `Contact: ${mailDraft(site.email)}`,
        `Expires: ${site.securityTextExpires}`,
        `Preferred-Languages: ${new Intl.Locale(site.language).language}`,
        `Canonical: ${home}${securityText}\n`,
      ].join("\n"),
    );
  });

  it("have no security.txt that has expired", () => {
    expect(Object.keys(wellKnownFiles("", [], end))).not.toContain(securityText);
  });

  it("tell assistants what the company does and how to write to it", () => {
    const offers = services.map(({ title, description }) => `- **${title}**: ${description}`).join("\n");
    expect(files["llms.txt"]).toBe(
      [
        `# ${site.name}`,
        `> ${site.description}`,
        `## ${servicesIntro.heading}\n\n${offers}`,
        `## ${contactIntro.heading}\n\n- [${domainOf(site.url)}/site](${home})\n- [${site.email}](${mailDraft(site.email)})\n`,
      ]
        .join("\n\n")
        .replaceAll("\u00ad", ""),
    );
  });

  it("have the host's name for people as it is read, and for programs encoded", () => {
    jest.replaceProperty(site, "url", "https://www.bücher.example");
    const { "llms.txt": text } = wellKnownFiles("/site", []);
    jest.restoreAllMocks();
    expect(text).toContain("[www.bücher.example/site](https://www.xn--bcher-kva.example/site/)");
  });
});

describe("warning before security.txt expires", () => {
  it.each([
    [end - 31 * day, undefined],
    [end - 30 * day, "src/site.ts: site.securityTextExpires is in 30 days."],
    [end, "src/site.ts: site.securityTextExpires has passed"],
  ])("at %d is %s", (now, warning) => {
    expect(expiryWarning(undefined, now)).toEqual(warning && expect.stringContaining(warning));
  });

  it("reads the owner's own file", () => {
    const own = (days: number): string => `Contact: x\nExpires: ${new Date(end + days * day).toISOString()}\n`;
    expect(expiryWarning(own(40), end)).toBeUndefined();
    expect(expiryWarning(own(0), end)).toContain(`static/${securityText}`);
  });
});
