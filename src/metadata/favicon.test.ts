/** @jest-environment node */
import { icoOf } from "./favicon";

describe("favicon.ico", () => {
  it("has an entry that says where its PNG is, and its size", () => {
    const png = Buffer.from("a PNG");
    const ico = icoOf(png, 48);
    const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(ico.subarray(offset, offset + length)).toEqual(png);
    expect([ico[6], ico[7]]).toEqual([48, 48]);
  });
});
