import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { services } from '../../content/services/services.ts';
import { root } from '../../scripts/command.ts';
import { documentOf } from './built-site.ts';
import { MISSING_PATH, paths } from './route-table.ts';

/** Where a browser knows no cascade layers, none of the site's styles counts: a drawing without these fills the window. */
const SIZES = ['width', 'height'];

test.each([...paths, MISSING_PATH])('each drawing and picture of %s has a size', (path) => {
  const drawings = [...documentOf(path).querySelectorAll('svg, img')];
  expect(drawings.length).toBeGreaterThan(0);
  const without = drawings.filter((each) => !SIZES.every((name) => each.hasAttribute(name)));
  expect(without.map((each) => each.outerHTML.slice(0, 80))).toEqual([]);
});

test.each([...paths, MISSING_PATH])('the dassie is somewhere on %s, once', (path) => {
  expect(documentOf(path).querySelectorAll('svg[viewBox="0 0 34 22"]')).toHaveLength(1);
});

test('it sits somewhere else on the page of each service', () => {
  const spots = services.map(({ path }) => {
    const dassie = documentOf(path).querySelector('svg[viewBox="0 0 34 22"]');
    return dassie?.getAttribute('class');
  });
  expect(new Set(spots).size).toBe(services.length);
});

/** More of them make a page look like any other. */
const MOST_ICON_LISTS = 2;

test.each(paths)('%s has few lists of an icon, a bold line and a grey line', (path) => {
  const lists = [...documentOf(path).querySelectorAll('main ul')].filter((list) => {
    const items = [...list.children];
    return items.length > 1 && items.every((item) => item.querySelector('svg + div > :is(h3, b)'));
  });
  expect(lists.length).toBeLessThanOrEqual(MOST_ICON_LISTS);
});

/** The opening tags of drawings and pictures in a component. */
function drawnBy(file: string): ts.JsxOpeningLikeElement[] {
  const found: ts.JsxOpeningLikeElement[] = [];
  const visit = (node: ts.Node) => {
    const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    if (isTag && /^(svg|img)$/.test(node.tagName.getText())) found.push(node);
    ts.forEachChild(node, visit);
  };
  const code = readFileSync(join(root, file), 'utf8');
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('so has each that a component draws later', () => {
  const drawn = globSync('web/**/!(*.test).tsx', { cwd: root }).flatMap((file) =>
    drawnBy(file).map((tag) => ({ file, tag })),
  );
  expect(drawn.length, 'there are some').toBeGreaterThan(10);
  const without = drawn.filter(({ tag }) => {
    const names = tag.attributes.properties.map((each) => each.name?.getText());
    return !SIZES.every((name) => names.includes(name));
  });
  expect(without.map(({ file, tag }) => `${file}: ${tag.getText()}`)).toEqual([]);
});
