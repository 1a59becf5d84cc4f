/** Google's CSP Evaluator on the policy, in both its forms (https://csp-evaluator.withgoogle.com/). */
import { Version } from "csp_evaluator/dist/csp";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";

import { contentSecurityPolicy } from "./headers";

function findings(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp, Version.CSP3).evaluate();
}

/** Findings that say "perhaps": for a site where visitors can upload files, or that serves JSONP. This one does neither. */
const perhaps = [Severity.HIGH_MAYBE, Severity.MEDIUM_MAYBE];

describe.each(["header", "meta"] as const)("the policy of the %s", (carrier) => {
  const found = findings(contentSecurityPolicy(carrier, "x".repeat(43) + "="));

  it("has no finding of medium severity or above", () => {
    const grave = found.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(grave.map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`)).toEqual([]);
  });

  it("is doubtful in nothing but what its own host might serve", () => {
    const doubts = found.filter(({ severity }) => perhaps.includes(severity));
    expect(doubts.map(({ directive, value }) => `${directive} ${value ?? ""}`)).toEqual(["script-src 'self'"]);
  });
});

it("finds what is wrong with a bad policy", () => {
  expect(findings("default-src *; script-src 'unsafe-inline'").some(({ severity }) => severity === Severity.HIGH)).toBe(
    true,
  );
});
