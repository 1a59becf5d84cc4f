import { cellOf, rowRest, rowShare } from "./evenRows";

const counts = Array.from({ length: 26 }, (_, index) => index + 1);

describe.each([2, 3, 4] as const)("rows of at most %i", (most) => {
  it("are full and as even as possible with any number of records", () => {
    for (const count of counts) {
      const cells = Array.from({ length: count }, (_, index) => cellOf(index, count, most));
      const lengths = cells.filter(({ isRowStart }) => isRowStart).map(({ inRow }) => inRow);
      expect(lengths.reduce<number>((sum, length) => sum + length, 0)).toBe(count);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(most);
      expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      expect(cells.filter(({ isRowEnd }) => isRowEnd)).toHaveLength(lengths.length);
      expect(cells.filter(({ isFirstRow }) => isFirstRow)).toHaveLength(lengths[0] ?? 0);
    }
  });
});

describe("share of a row", () => {
  it("is twelve columns in all, for each width", () => {
    const shares = [0, 1, 2, 3, 4].map((index) => rowShare(index, 5, { base: 2, lg: 4 }));
    expect(shares).toEqual([
      "col-span-6 lg:col-span-4",
      "col-span-6 lg:col-span-4",
      "col-span-6 lg:col-span-4",
      "col-span-6 lg:col-span-6",
      "col-span-12 lg:col-span-6",
    ]);
  });

  it("leaves the others", () => {
    expect(rowRest(0, 7, { sm: 2, lg: 3, xl: 4 })).toBe("sm:col-span-6 lg:col-span-8 xl:col-span-9");
  });
});
