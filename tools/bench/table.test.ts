import { formatTable } from "./table";

describe("formatTable", () => {
  it("aligns its columns, and is Markdown", () => {
    const table = formatTable(
      ["", "site", "the floor"],
      [
        ["LCP (ms)", "1,304 (1,290–1,310)", "742"],
        ["CLS", "0"],
      ],
    );
    expect(table).toBe(
      [
        "|          |                site | the floor |",
        "| -------- | ------------------: | --------: |",
        "| LCP (ms) | 1,304 (1,290–1,310) |       742 |",
        "| CLS      |                   0 |           |",
      ].join("\n"),
    );
  });

  it("keeps a cell's own bar from ending the cell", () => {
    expect(formatTable(["a|b"], [])).toBe("| a\\|b |\n| ---- |");
  });
});
