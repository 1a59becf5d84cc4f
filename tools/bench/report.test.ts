import { addSample, growthTable, mainTable, type Samples, summarise } from "./report";

function sample(): Record<string, Samples> {
  const [site, floor]: [Samples, Samples] = [{}, {}];
  for (const value of [760, 742, 747]) addSample(site, "mobile LCP", value);
  addSample(site, "mobile seo", 100);
  addSample(site, "build memory", undefined);
  addSample(site, "mobile TBT", Number.NaN);
  addSample(floor, "mobile LCP", 740);
  addSample(floor, "of it image", 0);
  return { site, floor };
}

describe("mainTable", () => {
  it("has a column for each subject and a row for each thing that was measured", () => {
    expect(mainTable(sample()).split("\n")).toEqual([
      "|                |          site | floor |",
      "| -------------- | ------------: | ----: |",
      "| mobile seo     |           100 |     – |",
      "| mobile LCP, ms | 747 (742–760) |   740 |",
    ]);
  });
});

describe("summarise", () => {
  it("gives each spread with its unit and its values", () => {
    const summary = summarise(sample());
    expect(summary["site"]?.["mobile LCP"]).toEqual({
      unit: "ms",
      median: 747,
      min: 742,
      max: 760,
      values: [760, 742, 747],
    });
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
  });
});

describe("growthTable", () => {
  it("compares each size with the first", () => {
    const table = growthTable([
      { factor: 1, htmlBytes: 100_000, brotliBytes: 20_000, fcp: [800], slowedFcp: [1_000], buildSeconds: 20 },
      {
        factor: 10,
        htmlBytes: 700_000,
        brotliBytes: 90_000,
        fcp: [900, 1_000],
        slowedFcp: [1_100],
        buildSeconds: 31.26,
      },
    ]);
    const cells = table.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
    expect(cells[3]).toEqual([
      "",
      "10×",
      "700,000",
      "7.00",
      "90,000",
      "4.50",
      "950 (900–1,000)",
      "1.19",
      "1,100",
      "1.10",
      "31.3",
      "",
    ]);
  });

  it("is empty when nothing grew", () => {
    expect(growthTable([])).toBe("");
  });
});
