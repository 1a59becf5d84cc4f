/** The ways in which content, theme and layout are broken once each, to see that somebody says so. */

/** Who is to say it. */
export type Judge = "compiler" | "content laws" | "contrast law" | "icon law" | "linter" | "launch check";

/** One thing that is put wrong. */
export interface Mutation {
  readonly name: string;
  readonly judge: Judge;
  readonly file: string;
  /** What is replaced: a record of the content by its way, such as `services[0].title`, or a text of another file. */
  readonly at: string | RegExp;
  /** What stands there instead; nothing takes an entry out of its list, and "=way" writes another record there. */
  readonly put: string;
}

/** Writes the mutations of one judge in a shorter form. */
const judgedBy =
  (judge: Judge) =>
  (name: string, file: string, at: string | RegExp, put: string): Mutation => ({ name, judge, file, at, put });

const compiler = judgedBy("compiler");
const content = judgedBy("content laws");
const contrast = judgedBy("contrast law");
const icons = judgedBy("icon law");
const linter = judgedBy("linter");
const launch = judgedBy("launch check");

const site = "src/site.ts";
const services = "src/content/services.ts";
const technologies = "src/content/technologies.ts";
const industries = "src/content/industries.ts";
const testimonials = "src/content/testimonials.ts";
const labels = "src/content/labels.ts";
const theme = "src/styles/theme.css";
const header = "src/components/layout/Header.tsx";
const hero = "src/components/Hero.tsx";
const section = "src/components/ui/Section.tsx";
const servicesSection = "src/components/Services.tsx";
const island = "src/components/islands/LevelKey.tsx";
const vocabulary = "src/content/vocabulary.ts";
const page = "src/pages/index.tsx";
const pageMarkdown = "build/findable/pageMarkdown.ts";

const features = 'features: ["A", "B", "C", "D"]';
const firstTool = "technologyCategories[0].technologies[0]";

/** The mutations, in the order of the table. */
export const mutations: readonly Mutation[] = [
  compiler("a feature too few", services, "services[0].features[0]", ""),
  compiler("a feature too many", services, "services[0].features[0]", '"One", "Another"'),
  compiler("an unknown icon", services, "services[0].icon", '"unicorn"'),
  compiler("an unknown gradient", services, "services[0].gradient", '"purple"'),
  compiler(
    "a missing field",
    services,
    "services[0]",
    `{ icon: "cloud", description: "", ${features}, gradient: "reef" }`,
  ),
  compiler(
    "an unknown field",
    services,
    "services[0]",
    `{ icon: "cloud", title: "", description: "", ${features}, gradient: "reef", colour: "red" }`,
  ),
  compiler("an unknown level", technologies, `${firstTool}.level`, '"Guru"'),
  compiler("a tool too few", technologies, firstTool, ""),
  compiler("three solutions and no more", industries, "industries[0].solutions", '["A", "B", "C"]'),
  compiler("a count without a number", industries, "industries[0].projects", '"many projects"'),
  compiler("a rating of six", testimonials, "testimonials[0].rating", "6"),
  compiler("a place for a number left out", labels, "labels.moreSolutions.other", '"more solutions"'),
  compiler("an address without https", site, "site.codeHosting", '"http://host.tld/"'),
  compiler("an e-mail address without a host", site, "site.email", '"hello"'),
  compiler("a menu entry without a section", "src/content/sections.ts", "menu[0]", '"servicse"'),
  compiler("a section without an entry", servicesSection, /id="services"/, 'id="offers"'),
  compiler("a section that no page shows", page, /contact: Contact/, "offers: Contact"),
  compiler("a section that no machine reads", pageMarkdown, /contact: \(\) =>/, "offers: () =>"),
  compiler("a glyph that is not drawn", header, /name="menu"/, 'name="burger"'),
  compiler("a look that no button has", hero, /look="solid"/, 'look="loud"'),

  content("an empty text", services, "services[0].title", '""'),
  content("a space at the end", services, "services[0].title", '"Data "'),
  content("two spaces in a row", services, "services[0].title", '"Data  platforms"'),
  content("a tab", services, "services[0].title", '"Data\\tplatforms"'),
  content("a word of empty talk", services, "services[0].features[0]", '"Robust warehouse"'),
  content("a word of empty talk in a label", labels, "labels.levelsLegend", '"Solutions by level"'),
  content("a text too long for its place", services, "services[0].features[0]", `"${"Warehouse ".repeat(5)}s"`),
  content("the same title twice", services, "services[1].title", "=services[0].title"),
  content("a list shorter than specified", testimonials, "testimonials[0]", ""),
  content("an address with a name in it", site, "site.codeHosting", '"https://somebody@host.tld/"'),
  content(
    "more industries than are listed",
    "src/content/about.ts",
    "reasons[0]",
    '{ figure: "999+", figureLabel: "industries served" }',
  ),
  content(
    "more projects than are counted",
    "src/content/stats.ts",
    "stats[0]",
    '{ number: "9999+", label: "projects delivered" }',
  ),
  content("a count that is not whole", industries, "industries[0].projects", '"25.5 projects"'),
  content("a port off the globe", "src/content/hero.ts", "hero.ports[0].latitude", "387.2"),
  content("an e-mail address that no browser takes", site, "site.email", '"hello@-host.tld"'),
  content("a section without a component", "src/content/sections.ts", "sections[1].id", '"figures"'),
  content("an address with a path", site, "site.url", '"https://host.tld/site"'),
  content("a language by its name", site, "site.language", '"english"'),
  content("a year with a digit too many", site, "site.foundedIn", "20190"),

  contrast("muted ink too pale by day", theme, /--day-ink-muted: #\w+/, "--day-ink-muted: #8a8a8a"),
  contrast("a signal too dark by night", theme, /--night-signal: #\w+/, "--night-signal: #a00d57"),
  contrast("dim words on the dark sheet", theme, /--day-on-deep-muted: #\w+/, "--day-on-deep-muted: #56616b"),
  contrast("a tint as dark as its glyph", theme, /--shallow: #\w+/, "--shallow: #0e1a26"),
  contrast("a tint without colours", theme, /\[data-gradient="reef"\]/, '[data-gradient="rift"]'),
  contrast("a colour that nobody declares", theme, /var\(--day-ink\)/, "var(--day-inc)"),
  contrast("a colour that is none", theme, /--day-ink: #\w+/, "--day-ink: #0e1a2"),

  icons("an icon that nothing uses", header, /name="menu"/, 'name="code"'),
  icons("a drawing that the library lacks", "src/components/ui/drawings.ts", /lucide\.Brain/, "lucide.Brian"),

  linter("words in a component", hero, /{hero\.heading}/, "Some words"),
  linter("words in another alphabet", hero, /{hero\.heading}/, "Несколько слов"),
  linter("words in quotes", hero, /{hero\.heading}/, '{"Some words"}'),
  linter("words in a template", hero, /{hero\.heading}/, "{`Some words`}"),
  linter("words that a condition chooses", hero, /{hero\.heading}/, '{hero.heading || "Some words"}'),
  linter("words that are only heard", hero, /className="text-hero"/, 'aria-label="Some words"'),
  linter("a style attribute", hero, /className="text-hero"/, "style={{ margin: 0 }}"),
  linter("text set as markup", hero, /className="text-hero"/, 'dangerouslySetInnerHTML={{ __html: "" }}'),
  linter("an image without a text", hero, /{hero\.heading}/, '<img src="/x.png" />'),
  linter("a section that imports another", hero, /"\.\/ui\/Globe"/, '"./Stats"'),
  linter("a section that imports what brings islands to life", hero, /import/, 'import "../gatsby/islands";\nimport'),
  linter("an island that imports a section", island, /import/, 'import "../Stats";\nimport'),
  linter("an island that imports what brings it to life", island, /import/, 'import "../../gatsby/hydrate";\nimport'),
  linter("a layout that imports what brings it to life", header, /import/, 'import "../../gatsby/hydrate";\nimport'),
  linter("a ui module that imports the layout", section, /import/, 'import "../layout/Layout";\nimport'),
  linter("content that imports a component", services, /import/, 'import "../components/Hero";\nimport'),
  linter("content that imports a package", services, /import/, 'import "lucide-react";\nimport'),
  linter("content that imports what runs in Node alone", services, /import/, 'import "node:fs";\nimport'),
  linter("content that imports what wraps the page", services, /import/, 'import "../root";\nimport'),
  linter("facts that import a record", site, /import/, 'import "./content/services";\nimport'),
  linter("a vocabulary that runs a component", vocabulary, /export type {/, "export {"),
  linter("a class name in content", services, "services[0]", '{ className: "wide" }'),
  linter("words in a function of content", labels, "labels.rating", "(stars: number) => `${stars} of 5`"),
  linter("a default export", hero, /export function/, "export default function"),

  launch("a year to come", site, "site.copyrightYear", "2999"),
  launch("a security.txt that has run out", site, "site.securityTextExpires", '"2020-01-01T00:00:00Z"'),
  launch("an e-mail address somewhere else", site, "site.email", '"hello@mail.test"'),
  launch("a page that this site does not have", "src/content/portfolio.ts", "projects[0].sample", "false"),
];
