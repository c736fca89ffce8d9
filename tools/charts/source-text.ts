/** What can be said of a function by its own text: a machine's inline guards and actions have no name. */
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** The first node that `choose` returns, at or below `node`, in the order of the text. */
function findFirst<T>(node: ts.Node, choose: (node: ts.Node) => T | undefined): T | undefined {
  return choose(node) ?? ts.forEachChild(node, (child) => findFirst(child, choose));
}

/** Every node for which `choose` returns something, in the order of the text. */
function findAll<T>(node: ts.Node, choose: (node: ts.Node) => T | undefined): T[] {
  const found: T[] = [];
  const visit = (at: ts.Node) => {
    const one = choose(at);
    if (one !== undefined) found.push(one);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return found;
}

function parse(value: unknown) {
  // A method's text, `guard() {}`, parses as a function only inside of an object.
  for (const text of [`(${value})`, `({${value}})`]) {
    const file = ts.createSourceFile('inline.ts', text, ts.ScriptTarget.Latest, true);
    const found = findFirst(file, (node) =>
      ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)
        ? node
        : undefined,
    );
    if (found?.body) return { file, body: found.body };
  }
  return undefined;
}

function returned(body: ts.Node): ts.Node | undefined {
  if (!ts.isBlock(body)) return ts.isParenthesizedExpression(body) ? body.expression : body;
  const only = body.statements.length === 1 ? body.statements[0] : undefined;
  return only && ts.isReturnStatement(only) ? only.expression : undefined;
}

// What loads TypeScript here writes 1e3 for 1000 and double quotes for single ones.
const asWritten = (code: string) =>
  code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/"([^"'`\\]*)"/g, "'$1'")
    .replaceAll(/\b\d+e\d+\b/g, (number) => String(Number(number)));

/** What a function returns, as code on one line; `undefined` when its body is more than one expression. */
export function returnedCode(value: unknown): string | undefined {
  const parsed = parse(value);
  const node = parsed && returned(parsed.body);
  return node && asWritten(printer.printNode(ts.EmitHint.Unspecified, node, parsed.file));
}

const isLiteral = (node: ts.Node) =>
  ts.isLiteralExpression(node) || ['true', 'false', 'undefined'].includes(node.getText());

/** The names in the object that a function returns, each with its value where that is a literal. */
export function returnedKeys(value: unknown): Map<string, string | undefined> | undefined {
  const parsed = parse(value);
  const node = parsed && returned(parsed.body);
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const keys = new Map<string, string | undefined>();
  for (const property of node.properties) {
    if (!property.name) return undefined;
    const set = ts.isPropertyAssignment(property) ? property.initializer : property;
    const literal = ts.isVoidExpression(set) ? 'undefined' : asWritten(set.getText());
    const isPlain = ts.isVoidExpression(set) || isLiteral(set);
    keys.set(property.name.getText(), isPlain ? literal : undefined);
  }
  return keys;
}

function typeField(node: ts.Node): string | undefined {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'type') return undefined;
  return ts.isStringLiteralLike(node.initializer) ? node.initializer.text : undefined;
}

/** The literal `type` of every event that a function names. */
export function namedTypes(value: unknown): string[] {
  const parsed = parse(value);
  return parsed ? [...new Set(findAll(parsed.body, typeField))] : [];
}

/** The same of those alone that it hands to `.emit(…)`, as in `enqueue.emit({ type: 'x' })`. */
export function typesOfEmitCalls(value: unknown): string[] {
  const parsed = parse(value);
  if (!parsed) return [];
  const calls = findAll(parsed.body, (node) =>
    ts.isCallExpression(node) && /(^|\.)emit$/.test(node.expression.getText()) ? node : undefined,
  );
  return [...new Set(calls.flatMap((call) => findAll(call, typeField)))];
}
