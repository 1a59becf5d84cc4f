import { projects } from "../../content/portfolio";
import { testimonials } from "../../content/testimonials";

/** Whether any project or testimonial is a sample; the page then says so. */
export const hasSamples = [...projects, ...testimonials].some(({ sample }) => sample);
