import { services, servicesIntro } from "../content/services";
import { structuredData, toInlineJson } from "./structuredData";

describe("inline JSON", () => {
  it("can't end its element and keeps the data", () => {
    const data = { text: "</script><!-- & \u2028" };
    expect(toInlineJson(data)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(toInlineJson(data))).toEqual(data);
  });
});

describe("linked data", () => {
  it("names the services and each of them", () => {
    const catalog = JSON.stringify(structuredData("https://example.com/", "https://example.com/share.png"));
    for (const name of [servicesIntro.heading, ...services.map(({ title }) => title)])
      expect(catalog).toContain(`"name":${JSON.stringify(name)}`);
  });
});
