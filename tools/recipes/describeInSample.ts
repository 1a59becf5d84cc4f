/** What holds of the sample alone: the specification's words, and the README's recipes, which others have followed already. */
import { sampleName } from "../../build/content/launch";
import { site } from "../../src/site";

/** Describes what holds of the sample; elsewhere it is skipped. */
export const describeInSample = site.name === sampleName ? describe : describe.skip;
