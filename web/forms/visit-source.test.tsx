import { beforeEach, expect, it, vi } from 'vitest';
import { readSource } from '../../domain/figures/source.schema.ts';
import { CLICK_KINDS, UTM_PARTS } from '../../domain/figures/source-parts.ts';
import { VISIT_KEY } from '../memory/storage-keys.ts';
import { visitSource } from './visit-source.ts';

/** Opens a page in this tab, as the browser does. */
async function visit(address: string, referrer = '') {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.resetModules();
  await import('../site/visit.ts');
}

const source = () => readSource(JSON.parse(JSON.stringify(visitSource() ?? null)));

beforeEach(() => () => {
  vi.restoreAllMocks();
});

it('is the first page of the tab, whatever page comes after it', async () => {
  await visit(
    '/movers-randburg?utm_source=google&utm_campaign=Randburg+%3Cb%3E&gclid=Ab-9_z',
    'https://www.google.com/',
  );
  await visit('/get-quote?from=menu#key', `${location.origin}/movers-randburg`);
  await visit('/get-quote?utm_source=&gclid=', `${location.origin}/movers-randburg`);
  expect(source()).toEqual({
    page: '/movers-randburg',
    referrer: 'www.google.com',
    utm: { source: 'google', campaign: 'Randburg <b>' },
    click: { kind: 'gclid', id: 'Ab-9_z' },
    at: expect.any(String),
  });
});

it.each([
  ...CLICK_KINDS.map((kind) => `${kind}=Ab-9`),
  ...UTM_PARTS.map((part) => `utm_${part}=november`),
  'page=2&amp;utm_source=newsletter',
  'UTM_Source=november',
])('a later click with %s in the same tab begins the visit again', async (tags) => {
  await visit('/about', 'https://www.bing.com/');
  await visit('/contact', `${location.origin}/about`);
  await visit(`/local-moving?${tags}`);
  await visit('/get-quote', `${location.origin}/local-moving?${tags}`);
  expect(source()).toMatchObject({ page: '/local-moving' });
  expect(Object.keys(source()?.utm ?? source()?.click ?? {})).not.toEqual([]);
  expect(source()).not.toHaveProperty('referrer');
});

it('a campaign is carried into a new tab', async () => {
  const campaign = '/?utm_source=facebook&utm_medium=paid&utm_campaign=november&fbclid=Ab-9';
  await visit('/get-quote', `${location.origin}${campaign}`);
  expect(source()).toEqual({
    page: '/',
    utm: { source: 'facebook', medium: 'paid', campaign: 'november' },
    click: { kind: 'fbclid', id: 'Ab-9' },
    at: expect.any(String),
  });
});

it('the tags of another site are not ours', async () => {
  await visit('/get-quote', 'https://nobody.example/?utm_source=facebook');
  expect(source()).toEqual({
    page: '/get-quote',
    referrer: 'nobody.example',
    at: expect.any(String),
  });
});

it('is the page alone for an address that was typed, and no key is kept', async () => {
  await visit('/your-move#a-secret-key', `${location.origin}/`);
  expect(source()).toEqual({ page: '/your-move', at: expect.any(String) });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

it('is unknown where the tab keeps nothing, or something else', async () => {
  expect(visitSource()).toBeUndefined();
  for (const kept of ['no JSON', 'null', '[]', '["x","//["]']) {
    sessionStorage.setItem(VISIT_KEY, kept);
    expect(visitSource()).toBeUndefined();
  }
});
