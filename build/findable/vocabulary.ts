/** Holds a JSON-LD document to schema.org's vocabulary: types that exist, properties that they have, values that fit. */

/** The part of the vocabulary that is needed: what each type is a kind of, and where each property may stand. */
export interface Vocabulary {
  readonly types: Readonly<Record<string, readonly string[]>>;
  readonly properties: Readonly<
    Record<string, { readonly domain: readonly string[]; readonly range: readonly string[] }>
  >;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Every node of a document, the outermost first. */
function nodesOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

/**
 * Lists what a document uses.
 *
 * @param data - A JSON-LD document.
 * @returns The names of its types and of its properties, each once.
 */
export function usedTerms(data: object): { readonly types: readonly string[]; readonly properties: readonly string[] } {
  const nodes = nodesOf(data);
  return {
    types: [...new Set(nodes.flatMap((node) => (typeof node["@type"] === "string" ? [node["@type"]] : [])))],
    properties: [...new Set(nodes.flatMap((node) => Object.keys(node).filter((key) => !key.startsWith("@"))))],
  };
}

/**
 * Checks a document.
 *
 * @param data - A JSON-LD document whose nodes have one type each, or are references to a node of the document.
 * @param vocabulary - What schema.org says.
 * @returns A complaint for each type, property or value that the vocabulary does not allow.
 */
export function complaints(data: object, { types, properties }: Vocabulary): readonly string[] {
  const nodes = nodesOf(data);
  const kinds = (type: string): readonly string[] => [type, ...(types[type] ?? []).flatMap(kinds)];
  const typeOf = (node: Node): string => {
    const found = node["@type"] ?? nodes.find((other) => other["@type"] && other["@id"] === node["@id"])?.["@type"];
    return typeof found === "string" ? found : "";
  };

  const fits = (value: unknown, range: readonly string[]): boolean => {
    if (isNode(value)) return kinds(typeOf(value)).some((kind) => range.includes(kind));
    if (typeof value === "number")
      return range.includes("Number") || (range.includes("Integer") && Number.isInteger(value));
    if (typeof value !== "string" || value.trim() === "") return false;
    return (
      range.includes("Text") ||
      (range.includes("URL") && URL.canParse(value)) ||
      (range.includes("Date") && /^\d{4}(-\d\d(-\d\d)?)?$/.test(value))
    );
  };

  return nodes.flatMap((node) => {
    const type = typeOf(node);
    if (!type) return "@graph" in node ? [] : [`A node without a type: ${JSON.stringify(node).slice(0, 80)}`];
    if (!types[type]) return [`There is no type ${type}`];
    return Object.entries(node)
      .filter(([name]) => !name.startsWith("@"))
      .flatMap(([name, value]) => {
        const property = properties[name];
        if (!property) return [`There is no property ${name} (on ${type})`];
        if (!kinds(type).some((kind) => property.domain.includes(kind))) return [`${type} has no property ${name}`];
        return [value].flat().every((one) => fits(one, property.range))
          ? []
          : [`${type}.${name} can't be ${JSON.stringify(value).slice(0, 80)}`];
      });
  });
}
