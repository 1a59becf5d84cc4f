/** Every content file as a module, for the build steps that read all words: laws, font subsets, Markdown. */
import * as about from "../../src/content/about";
import * as company from "../../src/content/company";
import * as contact from "../../src/content/contact";
import * as errorScreen from "../../src/content/errorScreen";
import * as footer from "../../src/content/footer";
import * as header from "../../src/content/header";
import * as hero from "../../src/content/hero";
import * as industries from "../../src/content/industries";
import * as labels from "../../src/content/labels";
import * as notFound from "../../src/content/notFound";
import * as portfolio from "../../src/content/portfolio";
import * as sections from "../../src/content/sections";
import * as services from "../../src/content/services";
import * as stats from "../../src/content/stats";
import * as technologies from "../../src/content/technologies";
import * as testimonials from "../../src/content/testimonials";
import * as site from "../../src/site";

/** The modules by the path an author opens. A test compares the list with the folder. */
export const contentModules = {
  "src/site.ts": site,
  "src/content/about.ts": about,
  "src/content/company.ts": company,
  "src/content/contact.ts": contact,
  "src/content/errorScreen.ts": errorScreen,
  "src/content/footer.ts": footer,
  "src/content/header.ts": header,
  "src/content/hero.ts": hero,
  "src/content/industries.ts": industries,
  "src/content/labels.ts": labels,
  "src/content/notFound.ts": notFound,
  "src/content/portfolio.ts": portfolio,
  "src/content/sections.ts": sections,
  "src/content/services.ts": services,
  "src/content/stats.ts": stats,
  "src/content/technologies.ts": technologies,
  "src/content/testimonials.ts": testimonials,
} as const;

/** Every content module under the path of its file. */
export type ContentModules = typeof contentModules;
