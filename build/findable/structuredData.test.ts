import { site } from "../../src/site";
import { structuredData } from "./structuredData";
import { toInlineJson } from "./toInlineJson";
import { complaints, usedTerms } from "./vocabulary";
import vocabulary from "./vocabulary.json";

describe.each(["", "/site"])("the structured data under the prefix %p", (prefix) => {
  const data = structuredData(prefix);

  it("keeps to schema.org's vocabulary", () => {
    expect(complaints(data, vocabulary)).toEqual([]);
  });

  it("invents neither rating nor review", () => {
    const { types, properties } = usedTerms(data);
    expect([...types, ...properties].filter((term) => /rating|review/i.test(term))).toEqual([]);
  });

  it("has addresses below the site's, but for those that lead elsewhere", () => {
    const addresses = JSON.stringify(data).match(/https:\/\/[^"]+/g) ?? [];
    const elsewhere = ["https://schema.org", site.linkedIn, site.codeHosting];
    for (const address of addresses) {
      if (!elsewhere.includes(address as never)) expect(address).toMatch(new RegExp(`^${site.url}${prefix}/`));
    }
  });
});

describe("the check against the vocabulary", () => {
  const organization = { "@type": "Organization", name: "N" };
  it.each([
    ["a type that does not exist", { ...organization, "@type": "Consultancy" }, "no type Consultancy"],
    ["a property that does not exist", { ...organization, motto: "M" }, "no property motto"],
    ["a property of another type", { ...organization, itemOffered: { "@type": "Service" } }, "no property itemOffered"],
    ["a text where an address belongs", { ...organization, url: "home" }, "url can't be"],
    ["a text where a node belongs", { ...organization, hasOfferCatalog: "ten" }, "hasOfferCatalog can't be"],
    [
      "a node of the wrong type",
      { ...organization, hasOfferCatalog: { "@type": "Offer" } },
      "hasOfferCatalog can't be",
    ],
    ["a reference to nothing", { "@type": "WebSite", publisher: { "@id": "#nobody" } }, "publisher can't be"],
    ["an empty text", { ...organization, name: "" }, "name can't be"],
  ])("refuses %s", (_name, data, complaint) => {
    expect(complaints(data, vocabulary)).toEqual(expect.arrayContaining([expect.stringContaining(complaint)]));
  });
});

describe("JSON inside a page", () => {
  it("can't end its element, whatever a record says, and says the same", () => {
    const data = { name: "</script><script>alert(1)</script><!-- & \u2028 -->" };
    expect(toInlineJson(data)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(toInlineJson(data))).toEqual(data);
  });
});
