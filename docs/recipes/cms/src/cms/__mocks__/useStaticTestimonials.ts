import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Testimonial } from "../../content/testimonials";

const folder = "src/cms/testimonials";

// Git keeps no empty folder.
const records = (existsSync(folder) ? readdirSync(folder) : []).map(
  (file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Testimonial,
);

/** Returns the records themselves: only a build answers queries. */
export const useStaticTestimonials = (): readonly Testimonial[] => records;
