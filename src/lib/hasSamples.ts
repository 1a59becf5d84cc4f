/** Whether the page still shows anything that was invented: as long as it does, it says so. */
import { projects } from "../content/portfolio";
import { testimonials } from "../content/testimonials";

/** The note on the samples stands and falls with them, so that neither goes out alone. */
export const hasSamples = [...projects, ...testimonials].some(({ sample }) => sample);
