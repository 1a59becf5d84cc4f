import { readFromDisk } from "../content/sources";
import { buildComplaints } from "./buildComplaints";

const services = "src/content/services.ts";
const theme = "src/styles/theme.css";
const drawings = "src/components/ui/drawings.ts";

/** The complaints when one file says something else. */
function complaintsWith(file: string, from: string | RegExp, to: string): ReturnType<typeof buildComplaints> {
  const text = readFromDisk(file);
  expect(text).toMatch(from);
  return buildComplaints((name) => (name === file ? text.replace(from, to) : readFromDisk(name)));
}

describe("what a build may not begin with", () => {
  it("is not there", () => {
    expect(buildComplaints()).toEqual([]);
  });

  it.each([
    ["a list by another name", services, "export const services:", "export const offers:", /^services is not exported/],
    [
      "a file that throws",
      services,
      "export const",
      "throw new Error('spilt');\nexport const",
      /can't be run: .*spilt/,
    ],
    ["an unknown drawing", drawings, "lucide.Brain,", "lucide.Brian,", /^drawings\.brain .* lucide\.Brain/],
    ["a section without a component", "src/content/sections.ts", 'id: "stats"', 'id: "figures"', /is “figures”/],
    [
      "a colour that is none",
      theme,
      "--day-coast: #f1e2bb;\n  --day-deep: #0b2138",
      "--day-coast: #f1e2bb;\n  --day-deep: #0b213",
      /^--day-deep is “#0b213”/,
    ],
    [
      "a colour that no drawing knows",
      theme,
      /--day-signal: #\w+/,
      "--day-signal: rebeccapurple",
      /^--day-signal .* six figures/,
    ],
    [
      "a word without its colours",
      theme,
      /\[data-gradient="reef"\]/,
      '[data-gradient="rift"]',
      /declares no --shallow/,
    ],
    ["a brace that is left open", theme, ":root {", ":root {{", /^can't be read as a style sheet/],
  ])("is %s", (_name, file, from, to, message) => {
    expect(complaintsWith(file, from, to)[0]).toMatchObject({ file, message: expect.stringMatching(message) });
  });

  it("may be pale, or empty talk: the launch check holds that back", () => {
    expect(complaintsWith(theme, /--day-ink-muted: #\w+/, "--day-ink-muted: #8a8a8a")).toEqual([]);
    expect(complaintsWith(services, '"Clickable prototype"', '"Robust prototype"')).toEqual([]);
  });
});
