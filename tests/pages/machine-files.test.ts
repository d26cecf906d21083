import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/command.ts';
import { answer, text } from './built-site.ts';
import { paths } from './route-table.ts';

function plainText(path: string, type: RegExp): string {
  const { status, contentType } = answer(path);
  expect(status).toBe(200);
  expect(contentType).toMatch(type);
  return text(path);
}

test('sitemap.xml lists exactly the 25 pages', () => {
  const xml = plainText('/sitemap.xml', /^(application|text)\/xml\b/);
  const urls = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url));
  expect(urls.map(({ pathname }) => pathname).toSorted()).toEqual(paths.toSorted());
  expect(new Set(urls.map(({ origin }) => origin)).size).toBe(1);
  // A clone without its history knows no days.
  const days = Array.from(xml.matchAll(/<lastmod>([^<]*)/g), ([, day]) => `${day}`);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
  expect([0, urls.length]).toContain(days.length);
});

test('so it lists each built page that names an address of its own, in whatever folder it is', () => {
  const files = globSync('dist/site/**/*.html', { cwd: root });
  const addresses = files.flatMap((file) => {
    const html = readFileSync(join(root, file), 'utf8');
    return html.match(/(?<=<link rel="canonical" href=")[^"]+/g) ?? [];
  });
  const listed = plainText('/sitemap.xml', /xml/);
  expect(addresses).toHaveLength(paths.length);
  expect(addresses.filter((address) => !listed.includes(`<loc>${address}</loc>`))).toEqual([]);
});

test('robots.txt lets crawlers in and names the sitemap', () => {
  const said = plainText('/robots.txt', /^text\/plain\b/);
  expect(said).toMatch(/^User-agent: \*$/m);
  expect(said).not.toMatch(/^Disallow: \/$/m);
  expect(said).toMatch(/^Sitemap: https?:\/\/[^/\s]+\/sitemap\.xml$/m);
});

test('llms.txt tells of every page, and its links exist', () => {
  const said = plainText('/llms.txt', /^text\/(plain|markdown)\b/);
  expect(said).toMatch(/^# \w/);
  expect(said).toMatch(/^- Payment: when the move is done, by cash/m);
  expect(said).toMatch(/^- Cancelling: at least 24 hours’ notice/m);
  expect(said).toMatch(/^- Insurance: We don’t insure belongings/m);
  const links = Array.from(said.matchAll(/\]\(([^)]+)\)/g), ([, url = '']) => new URL(url));
  const linked = links.map(({ pathname }) => pathname);
  expect(linked).toEqual(expect.arrayContaining([...paths]));
  for (const path of linked) expect.soft(answer(path).status, path).toBe(200);
});

test('security.txt says whom to tell, and until when it holds', () => {
  const said = plainText('/.well-known/security.txt', /^text\/plain\b/);
  expect(said).toMatch(/^Contact: (mailto:\S+@\S+|https:\/\/\S+)$/m);
  const expires = Array.from(said.matchAll(/^Expires: (\S+)$/gm), ([, date = '']) =>
    Date.parse(date),
  );
  expect(expires).toHaveLength(1);
  expect(expires[0]).toBeGreaterThan(Date.now());
});
