import { cacheControl, type Headers, securityHeaders } from "../headers";
import { caddyHeaders } from "./caddy";
import { cloudFront } from "./cloudFront";
import { filesOfBuild, lastingFiles } from "./deployFiles";
import { headersFile } from "./headersFile";
import { nginxHeaders } from "./nginxHeaders";
import { vercel } from "./vercel";

const headers = securityHeaders("AAAA=");

/** Reads lines back as headers. */
function readLines(text: string, line: RegExp): Headers {
  return Object.fromEntries([...text.matchAll(line)].map(([, name = "", value = ""]) => [name, value]));
}

interface Pair {
  readonly key: string;
  readonly value: string;
}

/** Reads each host's form back; what it says must be what the one description says. */
const forms: Readonly<Record<string, () => Headers>> = {
  _headers: () => readLines(headersFile("AAAA=", "").split("\n/static/")[0] ?? "", /^ {2}([^:]+): (.+)$/gm),
  nginx: () => readLines(nginxHeaders(headers), /^add_header (\S+) "(.*)" always;$/gm),
  Caddy: () => readLines(caddyHeaders(headers), /^\t([A-Z]\S+) `(.*)`$/gm),
  Vercel: () => {
    const { headers: rules } = JSON.parse(vercel(headers, "")) as { headers: { source: string; headers: Pair[] }[] };
    return Object.fromEntries((rules[0]?.headers ?? []).map(({ key, value }) => [key, value]));
  },
  CloudFront: () => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(cloudFront(headers)) as {
      SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
      CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
    };
    expect(custom.Quantity).toBe(custom.Items.length);
    const {
      AccessControlMaxAgeSec: age,
      IncludeSubdomains: all,
      Preload: preload,
    } = own["StrictTransportSecurity"] ?? {};
    return {
      "Content-Security-Policy": `${own["ContentSecurityPolicy"]?.["ContentSecurityPolicy"]}`,
      "Strict-Transport-Security": `max-age=${age}${all ? "; includeSubDomains" : ""}${preload ? "; preload" : ""}`,
      "X-Content-Type-Options": own["ContentTypeOptions"] ? "nosniff" : "",
      "X-Frame-Options": `${own["FrameOptions"]?.["FrameOption"]}`,
      "Referrer-Policy": `${own["ReferrerPolicy"]?.["ReferrerPolicy"]}`,
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    };
  },
};

describe("the hosts' configurations", () => {
  it.each(Object.entries(forms))("%s is told every security header, word for word", (_host, read) => {
    expect(read()).toEqual(headers);
  });

  it("keep hashed files for good, also under a path prefix", () => {
    expect(headersFile("AAAA=", "/site")).toContain(`/site/static/*\n  Cache-Control: ${cacheControl.hashed}`);
    expect(vercel(headers, "/site")).toContain('"source": "/site/static/(.*)"');
    expect(lastingFiles["site.conf"]).toContain(`location /static/ {\n  set $site_cache "${cacheControl.hashed}";`);
    expect(lastingFiles["Caddyfile"]).toContain(`header @hashed Cache-Control "${cacheControl.hashed}"`);
  });

  it.each(['a"b', "a$b", "a\nb", "a\\b"])("nginx is given no value that it would misread: %j", (value) => {
    expect(() => nginxHeaders({ Name: value })).toThrow("nginx can't be given this value of Name");
  });

  it.each(["a`b", "a{b}", "a\nb"])("Caddy is given no value that it would misread: %j", (value) => {
    expect(() => caddyHeaders({ Name: value })).toThrow("Caddy can't be given this value of Name");
  });

  it("allow the style of the deploy before as well, where asked to, and nothing more", () => {
    const facts = { styleHash: "AAAA=", prefix: "" };
    const [now, both] = [filesOfBuild(facts), filesOfBuild({ ...facts, earlierStyleHash: "BBBB=" })];
    for (const [name, text] of Object.entries(both)) {
      expect(text.replace(" 'sha256-BBBB='", "")).toBe(now[name]);
      expect(text).toContain("style-src 'sha256-AAAA=' 'sha256-BBBB=';");
    }
    expect(filesOfBuild({ ...facts, earlierStyleHash: "AAAA=" })).toEqual(now);
  });

  it("names the style of a build in no committed file", () => {
    expect(Object.values(lastingFiles).join("\n")).not.toContain("sha256-");
  });
});
