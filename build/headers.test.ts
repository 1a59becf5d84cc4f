import { contentSecurityPolicy, securityHeaders } from "./headers";

describe("the content security policy", () => {
  const policy = contentSecurityPolicy("header", "AAAA=");

  it("allows nothing but our own, and no inline script or style attribute at all", () => {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'sha256-AAAA='; style-src-attr 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
  });

  it("leaves out of the page what only a header can carry", () => {
    expect(contentSecurityPolicy("meta", "AAAA=")).not.toMatch(/frame-ancestors|upgrade-insecure-requests/);
  });
});

describe("the security headers", () => {
  it("can each be written between quotes, on one line, in every host's configuration", () => {
    for (const [name, value] of Object.entries(securityHeaders("AAAA="))) {
      expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
      expect(value).toMatch(/^[^"\\$\n]+$/);
    }
  });
});
