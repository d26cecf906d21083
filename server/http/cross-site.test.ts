import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const SITE = 'https://www.movers.example';
const HOST = 'www.movers.example';

test.each([
  ['a command line, without either header', {}, HOST],
  ['our page', { origin: SITE, fetchSite: 'same-origin' }, HOST],
  ['our page in an old browser', { origin: SITE }, HOST],
  ['an address typed by hand', { fetchSite: 'none' }, HOST],
  ['our page behind a proxy that changes the host', { origin: SITE }, '127.0.0.1:3000'],
  ['a phone in the office', { origin: 'http://192.168.1.7:3000' }, '192.168.1.7:3000'],
  [
    'our page, whose API has another host',
    { origin: SITE, fetchSite: 'same-site' },
    'api.movers.example',
  ],
])('accepts %s', (_sender, headers, host) => {
  expect(isCrossSite({ origin: undefined, fetchSite: undefined, host, ...headers }, SITE)).toBe(
    false,
  );
});

test.each([
  ['another site', { origin: 'https://evil.example', fetchSite: 'cross-site' }],
  ['another site in an old browser', { origin: 'https://evil.example' }],
  ['another site that hides its origin', { origin: 'null' }],
  ['another site without an origin', { fetchSite: 'cross-site' }],
  ['a sibling site', { origin: 'https://blog.movers.example', fetchSite: 'same-site' }],
  ['a sibling site without an origin', { fetchSite: 'same-site' }],
  ['a name that only begins like ours', { origin: `${SITE}.evil.example` }],
  ['a word that no browser sends', { fetchSite: 'friendly' }],
])('refuses %s', (_sender, headers) => {
  const sender = { origin: undefined, fetchSite: undefined, host: HOST, ...headers };
  expect(isCrossSite(sender, SITE)).toBe(true);
});
