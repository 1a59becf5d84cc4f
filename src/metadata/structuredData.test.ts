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
  it("has the facts of the company and the title of each service", () => {
    const data = JSON.stringify(structuredData("https://example.com/", "https://example.com/share.png"));
    const texts = [site.name, site.legalName, site.description, site.email, site.linkedIn, site.codeHosting];
    for (const text of [...texts, ...services.map(({ title }) => title)]) expect(data).toContain(JSON.stringify(text));
  });
});
