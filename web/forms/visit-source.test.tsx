import { beforeEach, expect, it, vi } from 'vitest';
import { readSource } from '../../domain/source/source.schema.ts';
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

it('is the first page of the tab, whatever comes after it', async () => {
  await visit(
    '/movers-randburg?utm_source=google&utm_campaign=Randburg+%3Cb%3E&gclid=Ab-9_z',
    'https://www.google.com/',
  );
  await visit('/get-quote?utm_source=another#key', `${location.origin}/movers-randburg`);
  expect(source()).toEqual({
    page: '/movers-randburg',
    referrer: 'www.google.com',
    utm: { source: 'google', campaign: 'Randburg <b>' },
    click: { kind: 'gclid', id: 'Ab-9_z' },
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
