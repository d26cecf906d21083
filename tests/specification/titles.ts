import ts from 'typescript';

const TESTS = ['describe', 'it', 'test'];
/** A test with one of these runs nowhere. */
const NOT_RUN = ['fails', 'fixme', 'only', 'skip', 'todo'];

/** The titles of the tests, groups and steps in a source, as it has them, without the tags at their end. */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  const read = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const names = calledNames(node.expression);
      const runs = TESTS.includes(names[0] ?? '') && !names.some((name) => NOT_RUN.includes(name));
      if (title && runs && isTitle(title)) titles.push(untagged(title));
    }
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true));
  return titles;
}

/** Of `test.each(table)(title)` test and each. */
function calledNames(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isCallExpression(expression)) return calledNames(expression.expression);
  if (!ts.isPropertyAccessExpression(expression)) return [];
  return [...calledNames(expression.expression), expression.name.text];
}

function isTitle(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function untagged(title: ts.Node): string {
  return title
    .getText()
    .slice(1, -1)
    .replace(/( @[\w-]+)+$/, '')
    .replaceAll("\\'", "'");
}
