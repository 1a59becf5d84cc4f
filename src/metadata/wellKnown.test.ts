import { site } from "../site";
import { wellKnownFiles } from "./wellKnown";

describe("well-known files", () => {
  const files = wellKnownFiles("/site");

  it("lead crawlers to the sitemap, below the path prefix", () => {
    expect(files["robots.txt"]).toContain(`Sitemap: ${site.url}/site/sitemap-index.xml\n`);
  });

  it("tell security researchers whom to write to, and until when (RFC 9116)", () => {
    expect(files[".well-known/security.txt"]).toContain(`Contact: mailto:${site.email}\n`);
    expect(files[".well-known/security.txt"]).toContain(`Expires: ${site.securityTextExpires}\n`);
  });

  it("tell assistants what the company does and how to write to it", () => {
    expect(files["llms.txt"]).toContain(`# ${site.name}\n\n> ${site.description}\n`.replaceAll("\u00ad", ""));
    expect(files["llms.txt"]).toContain(`mailto:${site.email}`);
  });
});
