/** Finds where a record of the content is written, so that a complaint can point at it. */
import ts from "typescript";

/** A place in a file, both counted from one. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Follows the way to a record through the syntax of its file.
 *
 * @param source - The file's text.
 * @param record - The way, such as `services[3].features[0]`.
 * @returns Where the record stands, or the nearest thing around it that is written out.
 */
export function locate(source: string, record: string): Place {
  const file = parse(source);
  const node = follow(file, record).at(-1) ?? file;
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return { line: line + 1, column: character + 1 };
}

/**
 * Finds the text of a record.
 *
 * @param source - The file's text.
 * @param record - The way to the record.
 * @returns Where it begins and ends, in characters.
 * @throws When the file does not write the record out.
 */
export function spanOf(source: string, record: string): readonly [start: number, end: number] {
  const nodes = follow(parse(source), record);
  const node = nodes.at(-1);
  if (!node || nodes.length < stepsOf(record).length) throw new Error(`There is no ${record} here.`);
  return [node.getStart(), node.getEnd()];
}

const parse = (source: string): ts.SourceFile => ts.createSourceFile("a.ts", source, ts.ScriptTarget.ES2022, true);

const stepsOf = (record: string): readonly string[] => record.split(/[.[\]]+/).filter(Boolean);

/** The nodes on the way, as far as it is written out. */
function follow(file: ts.SourceFile, record: string): readonly ts.Node[] {
  const [name, ...steps] = stepsOf(record);
  const nodes: ts.Node[] = [];
  let node: ts.Node | undefined = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  for (const step of [...steps, undefined]) {
    if (!node) break;
    nodes.push(node);
    node = step === undefined ? undefined : stepInto(node, step);
  }
  return nodes;
}

function stepInto(node: ts.Node, step: string): ts.Node | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return stepInto(node.expression, step);
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(step)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((each) => each.name?.getText().replace(/^["']|["']$/g, "") === step);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
