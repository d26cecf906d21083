import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/command.ts';
import { scriptFaults, styleFaults } from './faults.ts';

const site = join(root, 'dist/site');
const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
const filesOf = (ending: string) =>
  names
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(site, name), 'utf8') }));
const pages = filesOf('.html').map(({ name, text }) => ({ name, page: parse(text) }));

/** The faults of each file, of which a fault in all pages is one. */
function faultsOf(
  parts: readonly { name: string; text: string }[],
  find: (code: string) => string[],
): string[] {
  const distinct = new Map(parts.map(({ name, text }) => [text, name]));
  return [...distinct].flatMap(([text, name]) => find(text).map((fault) => `${name}: ${fault}`));
}

describe('the built site needs nothing that a browser of .browserslistrc lacks', () => {
  it('in its scripts', () => {
    const inline = pages.flatMap(({ name, page }) =>
      page
        .querySelectorAll('script')
        .filter((script) => !/json|speculationrules/.test(script.getAttribute('type') ?? ''))
        .map(({ innerHTML }) => ({ name, text: innerHTML })),
    );
    expect(filesOf('.js').length).toBeGreaterThan(0);
    expect(inline.length).toBeGreaterThan(pages.length);
    expect(faultsOf([...filesOf('.js'), ...inline], scriptFaults)).toEqual([]);
  });

  it('in its styles', () => {
    const inline = pages.flatMap(({ name, page }) =>
      page.querySelectorAll('style').map(({ innerHTML }) => ({ name, text: innerHTML })),
    );
    expect(filesOf('.css').length).toBeGreaterThan(0);
    expect(inline.length).toBeGreaterThanOrEqual(pages.length);
    expect(faultsOf([...filesOf('.css'), ...inline], styleFaults)).toEqual([]);
  });
});

// React puts a lazy stylesheet after the last style with its precedence, or else before all of the page's own:
// Firefox would then take the order of the layers from it.
it('a page names the order of the layers in a style that lazy ones follow', () => {
  for (const { name, page } of pages) {
    const [first] = page.querySelectorAll('style');
    expect(first?.innerHTML, name).toMatch(/^@layer properties, ?theme, ?base[,;]/);
    expect(first?.getAttribute('data-precedence'), name).toBe('lazy');
  }
});

// Firefox 115 knows no registered properties. Tailwind gives them to every element there, in a layer that
// would undo shadows and borders if it came after the utilities.
it('a page puts the substitutes for registered properties below all other layers', () => {
  for (const { name, page } of pages) {
    const styles = page.querySelectorAll('style').map(({ innerHTML }) => innerHTML);
    if (!styles.some((style) => style.includes('@property'))) continue;
    expect(styles.join(''), name).toContain('@layer properties{@supports');
  }
});

describe('a fault that was once shipped is found', () => {
  it.each([
    ['a sorted copy, Chrome 110', 'days.filter(f).toSorted().slice(3)'],
    ['well-formed text, Firefox 119', 'a(b).toWellFormed().trim()'],
    ['the same, asked for first', 'text.toWellFormed?.() ?? text'],
    ['a role as a property, Firefox 119', 'item.role = "option"'],
    ['a state as a property, Firefox 119', 'button.ariaExpanded = String(open)'],
    ['groups, Chrome 117', 'Object.groupBy(parts, by)'],
    ['sets, Chrome 122', 'read.union(late)'],
    ['two signals, Chrome 116', 'AbortSignal.any([a, b])'],
    ['a promise with its ends, Chrome 119', 'const { resolve } = Promise.withResolvers()'],
    ['an address that is parsed, Chrome 126', 'URL.parse(link)'],
    ['a kind of expressions, Chrome 112', '/[\\p{L}--[a-z]]/v.test(name)'],
    ['a declaration, Chrome 134', 'using file = open()'],
  ])('%s', (_, code) => {
    expect(scriptFaults(code)).toHaveLength(1);
  });

  it.each([
    ['nested rules, Chrome 112', '.toast{& p{margin:0}}'],
    ['a colour that is mixed, Chrome 111', '.line{border-color:color-mix(in srgb, red 20%, blue)}'],
    ['lines of an outer grid, Chrome 117', '.package{grid-template-rows:subgrid}'],
    ['a question about the content, Firefox 121', '.menu:has([open]){overflow:hidden}'],
    ['whether scripts run, Chrome 120', '@media (scripting:none){.step{display:block}}'],
  ])('%s', (_, code) => {
    expect(styleFaults(code)).toHaveLength(1);
  });

  it.each([
    'item.setAttribute("role", "option")',
    'list.sort().at(-1)',
    'steps.findLast(before)',
    'class A { #kept = 1; static { go() } }',
  ])('and %s is none', (code) => {
    expect(scriptFaults(code)).toEqual([]);
  });

  it('and neither is a style behind a question', () => {
    const code = '@supports (grid-template-rows:subgrid){.package{grid-template-rows:subgrid}}';
    expect(styleFaults(code)).toEqual([]);
  });
});
