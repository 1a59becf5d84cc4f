/**
 * Cuts from schema.org's vocabulary what the structured data uses, for the test that holds it to the vocabulary.
 *
 * Run it when `structuredData.ts` uses a type or a property that the test says it does not know:
 *
 *     curl -O https://schema.org/version/latest/schemaorg-all-https.jsonld
 *     npx tsx build/findable/extractVocabulary.ts schemaorg-all-https.jsonld
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { structuredData } from "./structuredData";
import { usedTerms, type Vocabulary } from "./vocabulary";

interface Reference {
  readonly "@id": string;
}

interface Term extends Reference {
  readonly "rdfs:subClassOf"?: Reference | readonly Reference[];
  readonly "schema:domainIncludes"?: Reference | readonly Reference[];
  readonly "schema:rangeIncludes"?: Reference | readonly Reference[];
  readonly "schema:supersededBy"?: Reference | readonly Reference[];
}

const names = (references: Reference | readonly Reference[] = []): string[] =>
  [references]
    .flat()
    .map((reference) => (reference as Reference)["@id"])
    .filter((id) => id.startsWith("schema:"))
    .map((id) => id.slice("schema:".length))
    .sort();

const [source] = process.argv.slice(2);
if (!source) throw new Error("Name the file of the vocabulary: schemaorg-all-https.jsonld");
const graph = (JSON.parse(readFileSync(source, "utf8")) as { "@graph": readonly Term[] })["@graph"];
const terms = new Map(graph.map((term) => [term["@id"].replace(/^schema:/, ""), term]));

const types: Record<string, readonly string[]> = {};
const properties: Record<string, Vocabulary["properties"][string]> = {};

function addType(name: string): void {
  const term = terms.get(name);
  if (types[name] || !term) return;
  if (term["schema:supersededBy"]) throw new Error(`schema.org has replaced the type ${name}.`);
  types[name] = names(term["rdfs:subClassOf"]);
  types[name].forEach(addType);
}

const used = usedTerms(structuredData(""));
used.types.forEach(addType);
for (const name of used.properties) {
  const term = terms.get(name);
  if (!term) continue;
  if (term["schema:supersededBy"]) throw new Error(`schema.org has replaced the property ${name}.`);
  properties[name] = { domain: names(term["schema:domainIncludes"]), range: names(term["schema:rangeIncludes"]) };
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(
  path.resolve("build/findable/vocabulary.json"),
  `${JSON.stringify({ types: sorted(types), properties: sorted(properties) }, null, 2)}\n`,
);
