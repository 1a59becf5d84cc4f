/** @jest-environment node */
import { createHash } from "node:crypto";

import { contentSecurityPolicy, withPolicy } from "./policy";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("security policy", () => {
  it("allows a page's own styles by their hashes", () => {
    const html = `<head><style>a{color:red}</style></head><p style="content:&quot;x&quot;">`;
    expect(contentSecurityPolicy(html)).toContain(`style-src 'self' ${hash("a{color:red}")};`);
    expect(contentSecurityPolicy(html)).toContain(`style-src-attr 'unsafe-hashes' ${hash('content:"x"')};`);
    expect(contentSecurityPolicy("<p>")).toContain("style-src-attr 'none';");
  });

  it("requires Trusted Types where no inline script runs", () => {
    const data = `<script type="application/ld+json">{}</script><script src="/a.js"></script>`;
    expect(contentSecurityPolicy(data)).toContain("script-src 'self'; ");
    expect(contentSecurityPolicy(data)).toContain("require-trusted-types-for 'script'; trusted-types webpack");

    const inline = `<script>start()</script><script type="module">more()</script>`;
    expect(contentSecurityPolicy(inline)).toContain(`script-src 'self' ${hash("start()")} ${hash("more()")};`);
    expect(contentSecurityPolicy(inline)).not.toContain("trusted-types");
  });

  it("adds the owner's sources", () => {
    const policy = contentSecurityPolicy("<p>", { "script-src": ["https://stats.example"], "frame-src": ["'self'"] });
    expect(policy).toContain("script-src 'self' https://stats.example;");
    expect(policy).toContain("frame-src 'self'");
  });

  it("comes before everything that it applies to", () => {
    const html = withPolicy('<html><head><meta charSet="utf-8"/><style>a{}</style></head></html>');
    expect(html).toMatch(
      /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><style>/,
    );
    expect(() => withPolicy("<p>")).toThrow("the page has no <head>");
  });
});
