import ts from 'typescript';
import { beginsWithId } from './ids';

/** A title as it stands in a source file. */
export interface Title {
  readonly text: string;
  /** The title by itself, `…` where it is filled in. */
  readonly shape: string;
  readonly line: number;
}

const CALLS = new Set(['test', 'it', 'describe']);

/**
 * The titles of tests and groups in a source file, as far as they can be read without running it: of a template its fixed
 * parts, and of a title that is filled in from a table (`test.each(table)('%s …')`, or a loop around the test) also
 * the table's texts that begin with an id. A title that is made elsewhere is `…`.
 * @param text the source of a test file, TypeScript
 */
export function titlesIn(text: string): readonly Title[] {
  const source = ts.createSourceFile('a.test.ts', text, ts.ScriptTarget.Latest, true);
  const found: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && CALLS.has(rootOf(node.expression))) {
      const [first, second] = node.arguments;
      const title = first && (textOf(first) ?? (second && isMade(first) ? '…' : undefined));
      if (first && title !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(first.getStart());
        const tables =
          first.kind === ts.SyntaxKind.TemplateExpression ? loopsOf(node) : tableOf(node);
        const cells = tables.flatMap((table) => cellsOf(table, source));
        found.push({ text: [title, ...cells].join(' '), shape: title, line: line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `test` of `test.each(table)(…)`, `test.describe(…)` and the like. */
function rootOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return rootOf(expression.expression);
  }
  return '';
}

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** Whether an argument is a value that may be a text: `test(title, …)`, not `test.beforeAll(() => …, 1000)`. */
function isMade(node: ts.Expression): boolean {
  return !(
    ts.isFunctionLike(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node)
  );
}

/** What the loops around a call go over. */
function loopsOf(call: ts.Node): readonly ts.Expression[] {
  const { parent } = call;
  if (!parent) return [];
  return [...(ts.isForOfStatement(parent) ? [parent.expression] : []), ...loopsOf(parent)];
}

/** The table of `test.each(table)(…)`. */
function tableOf({ expression }: ts.CallExpression): readonly ts.Expression[] {
  return ts.isCallExpression(expression) ? expression.arguments.slice(0, 1) : [];
}

/** The texts of a table that begin with an id; it is written at its place or above it in the file. */
function cellsOf(table: ts.Expression, source: ts.SourceFile): readonly string[] {
  const cells: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && beginsWithId(node.text)) cells.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit((ts.isIdentifier(table) && declared(table.text, source)) || table);
  return cells;
}

function declared(name: string, source: ts.SourceFile): ts.Node | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((each) => ts.isIdentifier(each.name) && each.name.text === name)?.initializer;
}
