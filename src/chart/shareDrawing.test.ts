import { cities } from "./cities";
import { shareDrawing } from "./shareDrawing";

describe("drawing of the share image", () => {
  const texts: string[] = [];
  const colours = { paper: "#fff", surface: "#eee", ink: "#000", tint: "#ccc", accent: "#f00" };
  const write = (text: string): string => {
    texts.push(text);
    return "";
  };
  const drawing = shareDrawing({ width: 1200, height: 630, colours, write });

  it("labels each city with its code", () => {
    expect(texts).toEqual(cities.map(({ code }) => code));
  });

  it("has a route of as many legs as cities", () => {
    const [, route = ""] = /<path d="([^"]*)" stroke="#f00"/.exec(drawing) ?? [];
    expect(route.match(/M[^M]*A/g)).toHaveLength(cities.length);
  });
});
