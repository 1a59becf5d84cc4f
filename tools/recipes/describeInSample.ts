/** Tests of the README's recipes: they change the sample, and in a site of one's own they have been followed already. */
import { sampleName } from "../../build/content/launch";
import { site } from "../../src/site";

/** Describes what holds of the sample; elsewhere it is skipped. */
export const describeInSample = site.name === sampleName ? describe : describe.skip;
