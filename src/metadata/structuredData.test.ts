import { toInlineJson } from "./structuredData";

describe("inline JSON", () => {
  it("can't end its element and keeps the data", () => {
    const data = { text: "</script><!-- & \u2028" };
    expect(toInlineJson(data)).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(toInlineJson(data))).toEqual(data);
  });
});
