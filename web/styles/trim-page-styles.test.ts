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
  writeFileSync(join(site, '_astro/shared.js'), 'export let a="toast "+b');
});
afterEach(() => rmSync(site, { recursive: true }));

/** What is left of a page's styles. */
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
  expect(kept('.step-now{color:red}.toast{color:tan}')).toBe(
    '.step-now{color:red}.toast{color:tan}',
  );
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

test('stops rather than cut off the styles of islands that it cannot find', () => {
  writeFileSync(join(site, 'index.html'), '<style>.toast{color:red}</style>');
  expect(() => trimSite(site)).toThrow('islands');
});
