/** @jest-environment node */
import { headersFile, securityHeaders } from "./headers";
import { nginxConfig } from "./nginx";

const required = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": "frame-ancestors 'none'; upgrade-insecure-requests",
};

describe.each(["", "/site"])("headers with the path prefix “%s”", (prefix) => {
  it("forbid sniffing and foreign frames", () => {
    expect(securityHeaders).toMatchObject(required);
  });

  it("are for every path in _headers, and keep files with a hash", () => {
    const [everywhere, hashed] = headersFile(prefix).split(`${prefix}/static/*\n`);
    const [address, ...lines] = (everywhere ?? "").trimEnd().split("\n");
    expect(address).toBe(`${prefix}/*`);
    expect(lines).toEqual(Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`));
    expect(hashed).toContain("immutable");
  });

  it("are for every response of nginx: no location has headers of its own", () => {
    const config = nginxConfig(prefix);
    const [server = ""] = config.split("\nlocation");
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(server).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(config.slice(server.length)).not.toContain("add_header");
  });
});
