import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SOURCE } from '../../tests/server/testing/sample-source.ts';
import { readSource } from './source.schema.ts';
import { sourceInWords, sourceName } from './source-in-words.ts';

test('a source comes through as it was sent', () => {
  expect(readSource(SOURCE)).toEqual(SOURCE);
});

test.each([
  ['nothing', undefined],
  ['text', 'google'],
  ['a list', []],
  ['no part', {}],
  ['an address instead of a page', { page: 'https://evil.example' }],
  ['a page with a tag', { page: '/<script>' }],
  ['a campaign that is too long', { utm: { campaign: 'x'.repeat(101) } }],
  ['one with a line break', { utm: { campaign: 'Sale\r\nBcc: a@evil.example' } }],
  ['one that turns its line around', { utm: { campaign: '\u202egpj.exe' } }],
  ['half a letter', { utm: { campaign: '\ud83d' } }],
  ['an unknown click', { click: { kind: 'yclid', id: '1' } }],
  ['a click id that is none', { click: { kind: 'gclid', id: '"><script>' } }],
  ['a time that is none', { at: 'yesterday' }],
])('%s is dropped', (_what, value) => {
  expect(readSource(value)).toBeNull();
});

test('one bad part costs no other, and nothing ever throws', () => {
  expect(readSource({ page: '/about', referrer: 7, utm: { source: 'x\0', term: 'vans' } })).toEqual(
    {
      page: '/about',
      utm: { term: 'vans' },
    },
  );
  const anything = fc.oneof(fc.anything(), fc.record({ utm: fc.anything(), click: fc.anything() }));
  fc.assert(fc.property(anything, (value) => sourceName(readSource(value)) !== ''));
});

const at = '2026-11-21T20:00:00.000Z';
test.each([
  ['Google ad', { click: { kind: 'gclid', id: 'a' } }],
  ['Google ad', { utm: { source: 'google', medium: 'cpc' } }],
  ['Bing ad', { click: { kind: 'msclkid', id: 'a' }, referrer: 'www.bing.com' }],
  ['Google', { referrer: 'www.google.co.za' }],
  ['Facebook', { click: { kind: 'fbclid', id: 'a' }, referrer: 'l.facebook.com' }],
  ['Facebook ad', { utm: { source: 'fb', medium: 'paid_social' } }],
  ['nobody-s-name', { utm: { source: 'nobody-s-name' } }],
  ['nobody.example', { referrer: 'nobody.example' }],
  ['direct', { page: '/', at }],
  ['not known', { page: '/' }],
  ['not known', null],
])('it is called %s', (name, source) => {
  expect(sourceName(readSource(source))).toBe(name);
});

test('the team reads the source, the campaign and the first page', () => {
  expect(sourceInWords({ ...SOURCE, utm: { ...SOURCE.utm, campaign: 'Randburg movers' } })).toBe(
    'Google ad ‘Randburg movers’, first saw Movers in Randburg',
  );
  expect(sourceInWords({ page: '/no-such-page', at })).toBe('direct, first saw No such page');
});
