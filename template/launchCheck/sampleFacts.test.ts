/** @jest-environment node */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import * as content from "../../src/content";
import { site } from "../../src/site";
import { leavesOf } from "../../src/text/leavesOf";
import { sampleFacts } from "./sampleFacts";

describe("what the launch check takes for the sample's", () => {
  it("has the sample's name, address, clients, people and figures, each of which the content has", () => {
    const { company, domain, figures, names } = sampleFacts;
    expect([site.name, new URL(site.url).host]).toEqual([company, domain]);
    expect(names).toEqual(expect.arrayContaining(content.testimonials.flatMap(({ name, company }) => [name, company])));
    const shown = [...content.stats.map(({ number }) => number), ...content.trackRecord.map(({ value }) => value)];
    expect(figures).toEqual(expect.arrayContaining(shown));
    const texts = leavesOf("content", content).map(({ value }) => String(value));
    for (const each of [...names, ...figures]) expect(texts.join(" ")).toContain(each);
  });

  it("has the digest of its share image", () => {
    const digest = createHash("sha256").update(readFileSync("static/share.png")).digest("hex");
    expect(digest).toBe(sampleFacts.shareImage);
  });
});
