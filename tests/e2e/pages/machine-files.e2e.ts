import { expect, test } from '../site.ts';
import { paths } from './route-table.ts';
import type { SiteReader } from './site-reader.ts';

async function plainText(reader: SiteReader, path: string, type: RegExp): Promise<string> {
  const { status, contentType } = await reader.answer(path);
  expect(status).toBe(200);
  expect(contentType).toMatch(type);
  return reader.text(path);
}

test('sitemap.xml lists exactly the 25 pages', async ({ reader }) => {
  const xml = await plainText(reader, '/sitemap.xml', /^(application|text)\/xml\b/);
  const urls = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url));
  expect(urls.map(({ pathname }) => pathname).toSorted()).toEqual(paths.toSorted());
  expect(new Set(urls.map(({ origin }) => origin)).size).toBe(1);
});

test('robots.txt lets crawlers in and names the sitemap', async ({ reader }) => {
  const text = await plainText(reader, '/robots.txt', /^text\/plain\b/);
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/\s]+\/sitemap\.xml$/m);
});

test('llms.txt tells of every page, and its links exist', async ({ reader }) => {
  const text = await plainText(reader, '/llms.txt', /^text\/(plain|markdown)\b/);
  expect(text).toMatch(/^# \w/);
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, url = '']) => new URL(url));
  const linked = links.map(({ pathname }) => pathname);
  expect(linked).toEqual(expect.arrayContaining([...paths]));
  for (const path of linked) expect.soft((await reader.answer(path)).status, path).toBe(200);
});

test('security.txt says whom to tell, and until when it holds', async ({ reader }) => {
  const text = await plainText(reader, '/.well-known/security.txt', /^text\/plain\b/);
  expect(text).toMatch(/^Contact: (mailto:\S+@\S+|https:\/\/\S+)$/m);
  const expires = Array.from(text.matchAll(/^Expires: (\S+)$/gm), ([, date = '']) =>
    Date.parse(date),
  );
  expect(expires).toHaveLength(1);
  expect(expires[0]).toBeGreaterThan(Date.now());
});
