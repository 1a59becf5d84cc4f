import { services, servicesIntro } from "../content/services";
import { site } from "../site";
import { languageAttributes } from "../text/languageAttributes";
import { structuredData, toInlineJson } from "./structuredData";

describe("inline JSON", () => {
  it("can't end its element and keeps the data", () => {
    const data = { text: "</script><!-- & \u2028" };
    expect(toInlineJson(data)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(toInlineJson(data))).toEqual(data);
  });
});

describe("linked data", () => {
  const [home, image] = ["https://example.com/", "https://example.com/share.png"];
  const data = structuredData(home, image)["@graph"];

  it("has the facts of the company", () => {
    expect(data).toContainEqual(
      expect.objectContaining({
        "@type": "Organization",
        name: site.name,
        legalName: site.legalName,
        description: site.description,
        url: home,
        email: site.email,
        foundingDate: String(site.foundedIn),
        logo: `${home}app-icons/icon-512x512.png`,
        image,
        sameAs: [site.linkedIn, site.codeHosting].filter(Boolean),
      }),
    );
  });

  it("has the name of the site, and its language", () => {
    const { name, language } = site;
    expect(data).toContainEqual(
      expect.objectContaining({ "@type": "WebSite", name, url: home, inLanguage: languageAttributes(language).lang }),
    );
  });

  it("names the services and each of them", () => {
    const catalog = JSON.stringify(data);
    for (const name of [servicesIntro.heading, ...services.map(({ title }) => title)])
      expect(catalog).toContain(`"name":${JSON.stringify(name)}`);
  });
});
