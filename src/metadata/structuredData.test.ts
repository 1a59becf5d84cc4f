import { services } from "../content/services";
import { site } from "../site";
import { structuredData, toInlineJson } from "./structuredData";

describe("inline JSON", () => {
  it("can't end its element and keeps the data", () => {
    const data = { text: "</script><!-- & \u2028" };
    expect(toInlineJson(data)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(toInlineJson(data))).toEqual(data);
  });
});

describe("linked data", () => {
  const home = "https://example.com/";
  const [company, website] = structuredData(home, `${home}share.png`)["@graph"] as readonly Record<string, unknown>[];

  it("has the facts of the company", () => {
    expect(company).toMatchObject({
      "@type": "Organization",
      name: site.name,
      legalName: site.legalName,
      description: site.description,
      url: home,
      email: site.email,
      foundingDate: String(site.foundedIn),
      image: `${home}share.png`,
      sameAs: [site.linkedIn, site.codeHosting],
    });
  });

  it("offers each service", () => {
    const { itemListElement } = company?.["hasOfferCatalog"] as {
      itemListElement: { itemOffered: { name: string } }[];
    };
    expect(itemListElement.map(({ itemOffered }) => itemOffered.name)).toEqual(services.map(({ title }) => title));
  });

  it("names the site, its language and its publisher", () => {
    expect(website).toMatchObject({ "@type": "WebSite", name: site.name, url: home, inLanguage: site.language });
    expect(website?.["publisher"]).toEqual({ "@id": company?.["@id"] });
  });
});
