import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trimSite } from './trim-page-styles.ts';

const ISLAND = '<astro-island component-url="/_astro/Form.js"></astro-island>';
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'trim-'));
  mkdirSync(join(site, '_astro'));
  writeFileSync(join(site, '_astro/Form.js'), 'import{a}from"./shared.js";b="step step-now"');
  writeFileSync(
    join(site, '_astro/shared.js'),
    'export let a="toast "+b;c=()=>import(`./late.js`)',
  );
  writeFileSync(join(site, '_astro/late.js'), 'd="thanks"');
});
afterEach(() => rmSync(site, { recursive: true }));

/** The remaining styles of a page. */
function kept(css: string, body = ''): string {
  const page = join(site, 'index.html');
  writeFileSync(page, `<style>${css}</style>${ISLAND}${body}`);
  trimSite(site);
  return /<style>(.*)<\/style>/s.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
}

test('keeps what the page wears and drops what it does not', () => {
  const css = kept(
    '.card{color:red}.lg\\:grid{display:grid}.other{color:tan}p{margin:0}',
    '<p class="card lg:grid"></p>',
  );
  expect(css).toBe('.card{color:red}.lg\\:grid{display:grid}p{margin:0}');
});

test('keeps what an island, or what it imports, may put on later', () => {
  const css = '.step-now{color:red}.toast{color:tan}.thanks{color:teal}';
  expect(kept(css)).toBe(css);
});

test('keeps a property whose name is also that of a class', () => {
  const css = kept('h1{text-wrap:balance}.text-wrap{text-wrap:wrap}');
  expect(css).toContain('h1{text-wrap:balance}');
});

test('drops variables of Tailwind that nothing reads, and keeps the others', () => {
  const css = kept(
    '.card{--tw-a:1;color:red;--tw-b:2;width:var(--tw-b)}@property --tw-a{syntax:"*";inherits:false}',
    '<p class="card"></p>',
  );
  expect(css).toBe('.card{color:red;--tw-b:2;width:var(--tw-b)}');
});

test('drops variables that neither the page nor what comes after it reads', () => {
  writeFileSync(join(site, '_astro/late.css'), '.late{color:var(--late)}');
  const css = kept(
    ':root{--worn:red;--drawn:tan;--late:teal;--idle:var(--chain);--chain:navy}p{color:var(--worn)}',
    '<svg><path fill="var(--drawn)"></path></svg>',
  );
  expect(css).toBe(':root{--worn:red;--drawn:tan;--late:teal}p{color:var(--worn)}');
});

test('drops the banner of Tailwind', () => {
  expect(kept('/*! tailwindcss | MIT */p{color:red}')).toBe('p{color:red}');
});

test('writes a variable of Tailwind that only ever has one value as that value', () => {
  const registered = '@property --tw-a{syntax:"*";inherits:false;initial-value:solid}';
  expect(kept(`p{border-style:var(--tw-a)}${registered}`)).toBe('p{border-style:solid}');
  expect(kept(`p{border-style:var(--tw-a)}a{--tw-a:dashed}${registered}`)).toContain('var(--tw-a)');
});

test('leaves one element of styles, for one hash in the policy', () => {
  const page = join(site, 'index.html');
  writeFileSync(page, `<style>p{margin:0}</style>${ISLAND}<style>a{color:red}</style><p>`);
  trimSite(site);
  expect(readFileSync(page, 'utf8')).toBe(`<style>p{margin:0}a{color:red}</style>${ISLAND}<p>`);
});

test('drops the names of icons and keeps their other classes', () => {
  const page = join(site, 'index.html');
  const svg = (attributes: string) => `${ISLAND}<svg width="9"${attributes}></svg>`;
  writeFileSync(
    page,
    svg(' class="lucide lucide-house lucide-home size-7"') + svg(' class="lucide"'),
  );
  trimSite(site);
  expect(readFileSync(page, 'utf8')).toBe(svg(' class="size-7"') + svg(''));
});

test('stops rather than cut off the styles of islands that it cannot find', () => {
  writeFileSync(join(site, 'index.html'), '<style>.toast{color:red}</style>');
  expect(() => trimSite(site)).toThrow('islands');
});
