import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../../scripts/command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** All classes that a rule of the built site names, or of a component that no page has yet. */
function classesWithRules(pages: readonly string[]): Set<string> {
  const inPages = pages.flatMap((page) => page.match(/(?<=<style[^>]*>).*?(?=<\/style>)/gs) ?? []);
  const files = globSync(['dist/site/_astro/*.css', 'web/**/*.css'], { cwd: root });
  const styles = [...files.map(read), ...inPages];
  const names = styles.flatMap(
    (style) => style.match(/(?<=\.)-?(?:[a-z_]|\\.)(?:[\w-]|\\.)*/gi) ?? [],
  );
  return new Set(names.map((name) => name.replaceAll('\\', '')));
}

/** The class names in the components' code: also of what only a script shows. */
function classesInCode(file: string): string[] {
  const classes: string[] = [];
  const visit = (node: ts.Node, isClass: boolean) => {
    const within = ts.isJsxAttribute(node) ? node.name.getText() === 'className' : isClass;
    const isCompared =
      ts.isBinaryExpression(node.parent ?? node) &&
      (node.parent as ts.BinaryExpression).operatorToken.kind ===
        ts.SyntaxKind.EqualsEqualsEqualsToken; // as asked above
    if (
      within &&
      !isCompared &&
      (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
    ) {
      classes.push(...node.text.split(' '));
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  const { Latest } = ts.ScriptTarget;
  visit(ts.createSourceFile(file, read(file), Latest, true, ts.ScriptKind.TSX), false);
  return classes;
}

test('each class name has a rule: of an unknown one no tool says that it does nothing', () => {
  const built = globSync('dist/site/**/*.html', { cwd: root }).map(read);
  const components = globSync('web/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.test\.tsx$|style-page/.test(file),
  );
  const used = [
    ...built
      .flatMap((page) => page.match(/(?<= class=")[^"]+/g) ?? [])
      .flatMap((names) => names.split(' ')),
    ...components.flatMap(classesInCode),
  ];
  expect(used.length, 'there are some').toBeGreaterThan(1000);
  const withRules = classesWithRules(built);
  expect([...new Set(used)].filter((name) => name && !withRules.has(name))).toEqual([]);
});
