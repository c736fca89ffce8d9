import ts from 'typescript';

/** Lines of one paragraph are joined; paragraphs stay apart by an empty line. */
function docsOf(node: ts.Node): string | undefined {
  const docs = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(docs?.comment);
  return text?.replaceAll(/(?<!\n)\n(?!\n)/g, ' ').trim();
}

/**
 * The docstrings of a machine's file.
 * @param source the file's text
 * @returns by name: exported values (`sessionMachine`), and what `setup` names (`actors.logOut`, `guards.changes`)
 */
export function readDocstrings(source: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('machine.ts', source, ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  const keep = (name: string, node: ts.Node) => {
    const docs = docsOf(node);
    if (docs) found.set(name, docs);
  };
  const visit = (node: ts.Node) => {
    if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations) keep(name.getText(), node);
    }
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)) {
      const group = node.name.getText();
      for (const property of node.initializer.properties) {
        if (property.name) keep(`${group}.${property.name.getText()}`, property);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
