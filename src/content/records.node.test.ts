/** What the types must refuse: each snippet is compiled as a file of this folder, and the compiler's word is read. */
import { typeChecker } from "../../build/develop/typeComplaints";

jest.setTimeout(60_000);

let snippet = "";
const check = typeChecker(() => snippet);

/** Compiles a snippet and returns "line: message" for each complaint. */
function complaints(text: string): readonly string[] {
  snippet = text;
  return check(["src/content/snippet.ts"]).map(({ line, message }) => `${line}: ${message.replaceAll("\n", " ")}`);
}

const service = (features: string, icon = "cloud", gradient = "reef") => `import type { Service } from "./services";
export const services: readonly Service[] = [
  { icon: "${icon}", title: "T", description: "D", gradient: "${gradient}",
    features: [${features}] },
];`;

const category = (tools: string) => `import type { TechnologyCategory } from "./technologies";
export const categories: readonly TechnologyCategory[] = [
  { category: "C", icon: "cloud", gradient: "reef",
    technologies: [${tools}] },
];`;

const tool = '{ name: "T", level: "Expert" }';

describe("the types of content", () => {
  it("accept a right record", () => {
    expect(complaints(service('"a", "b", "c", "d"'))).toEqual([]);
    expect(complaints(category(Array(5).fill(tool).join(", ")))).toEqual([]);
  });

  it.each([
    ["a service of three features", service('"a", "b", "c"'), /^4: .*3 element/],
    ["a service of five features", service('"a", "b", "c", "d", "e"'), /^4: .*5 element/],
    ["an unknown icon", service('"a", "b", "c", "d"', "unicorn"), /^3: .*unicorn/],
    ["an unknown gradient", service('"a", "b", "c", "d"', "cloud", "purple"), /^3: .*purple/],
    ["a category of four tools", category(Array(4).fill(tool).join(", ")), /^4: .*4 element/],
    ["an unknown level", category([...Array(4).fill(tool), '{ name: "T", level: "Guru" }'].join(", ")), /^4: .*Guru/],
    [
      "an address that is not https",
      'import type { HttpsUrl } from "./vocabulary";\nexport const url: HttpsUrl = "javascript:alert(1)";',
      /^2: .*javascript:/,
    ],
    [
      "a malformed e-mail address",
      'import type { EmailAddress } from "./vocabulary";\nexport const email: EmailAddress = "nobody";',
      /^2: .*nobody/,
    ],
    [
      "an industry of three solutions",
      'import type { Industry } from "./industries";\nexport const solutions: Industry["solutions"] = ["a", "b", "c"];',
      /^2: .*3 element/,
    ],
    [
      "a count without a number",
      'import type { Industry } from "./industries";\nexport const projects: Industry["projects"] = "many projects";',
      /^2: .*many projects/,
    ],
    [
      "a text without a place for its number",
      'import type { CountText } from "./vocabulary";\nexport const text: CountText = "more solutions";',
      /^2: .*more solutions/,
    ],
    [
      "a rating of six",
      'import type { Testimonial } from "./testimonials";\nexport const rating: Testimonial["rating"] = 6;',
      /^2: .*6/,
    ],
  ])("refuse %s, at its line", (_name, snippet, message) => {
    expect(complaints(snippet)).toEqual([expect.stringMatching(message)]);
  });
});
