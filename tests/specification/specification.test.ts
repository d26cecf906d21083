import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/command.ts';
import { answer } from '../pages/built-site.ts';
import { isShown } from '../pages/shown-texts.ts';
import { sections } from './sections.ts';
import { type Check, checksOf } from './statement.ts';
import { titlesIn } from './titles.ts';

const statements = Object.values(sections).flat();

/** The titles in a test file, read once. */
const titles = new Map<string, readonly string[]>();
function titlesOf(file: string): readonly string[] {
  const known = titles.get(file);
  if (known) return known;
  const path = join(root, file);
  const found = existsSync(path) ? titlesIn(readFileSync(path, 'utf8')) : [];
  titles.set(file, found);
  return found;
}

/** The first cells of the table in docs/product.md, 11. */
function namedDifferences(): string[] {
  const product = readFileSync(join(root, 'docs/product.md'), 'utf8');
  const section = product.split(/^## /m).find((part) => part.startsWith('11. ')) ?? '';
  const cells = Array.from(section.matchAll(/^\| ([^|]+) \|/gm), ([, cell = '']) => cell.trim());
  // Below its heading.
  return cells.slice(1);
}

const problemWith = ({ file, title }: Check): string | undefined => {
  const found = titlesOf(file).filter((each) => each === title).length;
  if (found === 1) return undefined;
  return `${file} has ${found === 0 ? 'no test' : `${found} tests`} “${title}”`;
};

test('each section of the specification has its statements, and none is there twice', () => {
  expect(Object.entries(sections).filter(([, list]) => list.length === 0)).toEqual([]);
  const said = statements.map(({ says }) => says.toLowerCase());
  expect(said.filter((says, at) => said.indexOf(says) !== at)).toEqual([]);
  expect(said.length).toBeGreaterThan(350);
});

test('each statement has a test that exists, or a difference that docs/product.md names', () => {
  const named = namedDifferences();
  const problems = statements.flatMap((statement) => {
    const { says, differs } = statement;
    const wrong = checksOf(statement).flatMap((each) => problemWith(each) ?? []);
    if (differs && !named.includes(differs)) wrong.push(`docs/product.md, 11 has no “${differs}”`);
    if (!differs && checksOf(statement).length === 0) wrong.push('nothing holds it');
    return wrong.map((problem) => `${says} ${problem}`);
  });
  expect(problems).toEqual([]);
});

test('each difference that docs/product.md names is from a statement', () => {
  const differing = new Set(statements.flatMap(({ differs }) => differs ?? []));
  expect(namedDifferences().filter((name) => !differing.has(name))).toEqual([]);
});

test('what a statement quotes is what the product shows', () => {
  const changed = statements.flatMap(({ says }) => {
    const quoted = Array.from(says.matchAll(/“([^”]+)”|`([^`]+)`/g), ([, a, b]) => a ?? b ?? '');
    const isThere = (text: string) => isShown(text) || answer(text).status === 200;
    return quoted.filter((text) => !isThere(text)).map((text) => `${says} Nothing shows “${text}”`);
  });
  expect(changed).toEqual([]);
});

test('a title is read from a test, a group or a step that runs', () => {
  const source = `
    test('plain', () => {});
    test.each(['a'])('%s in a table @variation', async () => {
      await test.step('a step of it', () => {});
    });
    describe.each(table)('a group', () => it('it\\'s in a group', () => {}));
    test.skip('left out', () => {});
    it.each([1]).todo('to be done');
    check('tests/a.test.ts', 'not a test');
    // test('in a comment', () => {});`;
  expect(titlesIn(source)).toEqual([
    'plain',
    '%s in a table',
    'a step of it',
    'a group',
    "it's in a group",
  ]);
});
