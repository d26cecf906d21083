import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SOURCE } from '../../tests/server/testing/sample-source.ts';
import { readSource } from './source.schema.ts';
import { sourceInWords, sourceName } from './source-in-words.ts';
import { sourceOfVisit } from './source-of-visit.ts';

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
  ['Google ad', { click: { kind: 'gad_source', id: '1' } }],
  ['Google ad', { utm: { source: 'Google_Ads' } }],
  ['Google', { referrer: 'com.google.android.googlequicksearchbox' }],
  ['Gmail', { referrer: 'mail.google.com' }],
  ['Gmail', { referrer: 'com.google.android.gm' }],
  ['Google Maps', { referrer: 'maps.google.co.za' }],
  ['docs.google.com', { referrer: 'docs.google.com' }],
  ['google.com.nobody.example', { referrer: 'google.com.nobody.example' }],
  ['Instagram', { click: { kind: 'fbclid', id: 'a' }, referrer: 'l.instagram.com' }],
  ['Facebook', { click: { kind: 'fbclid', id: 'a' }, referrer: 'www.google.com.nobody.example' }],
  ['Facebook', { referrer: 'lm.facebook.com' }],
  ['Facebook', { referrer: 'com.facebook.katana' }],
  ['Messenger', { referrer: 'com.facebook.orca' }],
  ['Outlook', { referrer: 'outlook.live.com' }],
  ['Outlook', { referrer: 'eur01.safelinks.protection.outlook.com' }],
  ['Yahoo Mail', { referrer: 'mail.yahoo.com' }],
  ['Yahoo', { referrer: 'za.search.yahoo.com' }],
  ['another web mail', { referrer: 'webmail.mweb.co.za' }],
  ['WhatsApp', { referrer: 'web.whatsapp.com' }],
  ['WhatsApp', { referrer: 'com.whatsapp' }],
  ['Hellopeter', { referrer: 'www.hellopeter.com' }],
  ['Facebook ad', { utm: { source: 'Facebook', medium: 'Paid-Social' } }],
  ['nobody-s-name', { utm: { source: 'nobody-s-name' } }],
  ['nobody.example', { referrer: 'nobody.example' }],
  ['direct', { page: '/', at }],
  ['not known', { page: '/' }],
  ['not known', null],
])('it is called %s', (name, source) => {
  expect(sourceName(readSource(source))).toBe(name);
});

const kept = (address: string, referrer = '') =>
  JSON.stringify([Date.parse(at), address, referrer]);
const ORIGIN = 'https://movers.example';

test.each([
  ['Google ad', '/?gad_source=1&gad_campaignid=20853', ''],
  ['Google ad', '/?gad_source=5', ''],
  ['newsletter', '/?utm_source=newsletter&amp;utm_medium=email&amp;utm_campaign=november', ''],
  ['Facebook', '/?ref=a?utm_source=facebook-page', ''],
  ['direct', '/?utm_source=', ''],
  ['Facebook ad', '/get-quote', `${ORIGIN}/?utm_source=facebook&utm_medium=paid`],
  ['Bing', '/get-quote?utm_source=bing', `${ORIGIN}/?utm_source=facebook`],
])('it is called %s for the address %s after %j', (name, address, referrer) => {
  expect(sourceName(readSource(sourceOfVisit(kept(address, referrer), ORIGIN)))).toBe(name);
});

test('tags are read however their link was pasted, and in large and small letters', () => {
  const tag = fc.string({ unit: fc.constantFrom(...'abzA9 -é&=;'), minLength: 1, maxLength: 8 });
  const joined = fc.constantFrom('&', '&amp;', '&amp;amp;', '&AMP;');
  const value = fc.record({ source: tag, medium: tag, campaign: tag, term: tag, content: tag });
  fc.assert(
    fc.property(value, joined, fc.boolean(), (utm, separator, isLarge) => {
      const query = Object.entries(utm)
        .map(([part, text]) => [isLarge ? `UTM_${part}` : `utm_${part}`, encodeURIComponent(text)])
        .map((pair) => pair.join('='))
        .join(separator);
      expect(sourceOfVisit(kept(`/?${query}`), ORIGIN)?.utm).toEqual(utm);
    }),
  );
});

test('a name in large letters is the same source, and one of ours has one row', () => {
  const names = fc.constantFrom(
    ...['Hellopeter', 'Google', 'facebook', 'Fb', 'Nobody’s List', 'gumtree', 'tik-tok', 'Gmail'],
  );
  const letters = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => ` ${text} `,
  );
  fc.assert(
    fc.property(names, letters, (source, change) => {
      const called = sourceName({ utm: { source } });
      expect(sourceName({ utm: { source: change(source) } })).toBe(called);
      expect(sourceName({ utm: { source: called } })).toBe(called);
    }),
  );
});

test('no host of Google but its search is counted as a search', () => {
  const service = fc.constantFrom(
    ...['mail', 'docs', 'drive', 'maps', 'meet', 'chat', 'calendar', 'sites', 'groups', 'photos'],
  );
  const country = fc.constantFrom('com', 'co.za', 'de');
  fc.assert(
    fc.property(service, country, (of, domain) => {
      expect(sourceName({ referrer: `${of}.google.${domain}` })).not.toMatch(/^Google( ad)?$/);
      expect(sourceName({ referrer: `www.google.${domain}` })).toBe('Google');
    }),
  );
});

test('the team reads the source, the campaign and the first page', () => {
  expect(sourceInWords({ ...SOURCE, utm: { ...SOURCE.utm, campaign: 'Randburg movers' } })).toBe(
    'Google ad ‘Randburg movers’, first saw Movers in Randburg',
  );
  expect(sourceInWords({ page: '/no-such-page', at })).toBe('direct, first saw No such page');
});
