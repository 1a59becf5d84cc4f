import type { Directives } from "./policy";

/** The directives that a site may add to. */
const names = (
  "default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src " +
  "media-src object-src frame-src worker-src manifest-src base-uri form-action trusted-types"
).split(" ");

const keyword =
  /^'(self|unsafe-inline|unsafe-eval|unsafe-hashes|wasm-unsafe-eval|strict-dynamic|report-sample|sha(256|384|512)-[\w+/-]+=*)'$/;
const scheme = /^[a-z][a-z\d+.-]*:$/i;
/** A host needs a scheme or a dot, so that keywords without quotes are found. */
const host =
  /^(\*|[a-z][a-z\d+.-]*:\/\/(\*|(\*\.)?[\w-]+(\.[\w-]+)*)|(\*\.)?[\w-]+(\.[\w-]+)+|localhost)(:(\d+|\*))?(\/[\w%.~/+@-]*)?$/i;
const policyName = /^([\w#=/@.%-]+|\*|'allow-duplicates')$/;

/** Returns what is wrong with the option `directives`, in one sentence for each mistake. */
export function mistakesIn(directives: Directives): readonly string[] {
  return Object.entries(directives).flatMap(([name, sources]) => {
    if (!names.includes(name)) {
      return [`“${name}” is no directive that can be added to the policy of a page. Use one of ${names.join(", ")}.`];
    }
    const isTypes = name === "trusted-types";
    const expected = isTypes
      ? "the name of a Trusted Types policy"
      : "a host such as https://stats.example, a scheme such as data:, or a keyword in quotes such as 'self'";
    return sources
      .filter((source) => !(isTypes ? policyName : [keyword, scheme, host].some((kind) => kind.test(source))))
      .map((source) => `“${source}” in ${name} is no source. Write ${expected}.`);
  });
}
