import { expect, test } from 'vitest';
import { sourceOfVisit } from '../../domain/figures/source-of-visit.ts';
import type { YearView } from '../../domain/figures/year.ts';
import { createTapCounter } from '../../server/figures/tap-counter.ts';
import { createLog } from '../../server/settings/log.ts';
import { encodeForm, QUOTE_FIELDS } from './testing/sample-form.ts';
import { SAMPLE_REQUEST } from './testing/sample-request.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { withQuote } from './testing/test-quote.ts';

const ORIGIN = 'http://localhost:3000';
const HOSTILE = '=cmd|calc <img src=x onerror=alert(1)>';
const CAMPAIGN = `utm_source=google&utm_medium=cpc&utm_campaign=${encodeURIComponent(HOSTILE)}`;

/** What a tab keeps of its visit; undefined where it keeps nothing, or no script ran. */
const kept = (address: string, referrer = '') =>
  JSON.stringify([Date.parse('2026-11-21T20:00:00Z'), address, referrer]);

interface Visit {
  readonly visit?: string;
  readonly headers?: Record<string, string>;
  readonly isForm?: true;
}

/** Visits, each with the source that it is. */
const VISITS: readonly (readonly [what: string, truth: string, Visit])[] = [
  ['an ad', 'Google ad', { visit: kept(`/movers-randburg?${CAMPAIGN}&gclid=Ab-9`) }],
  ['a copied link of it', 'Google ad', { visit: kept(`/movers-randburg?${CAMPAIGN}`) }],
  ['a search', 'Google', { visit: kept('/', 'https://www.google.co.za/') }],
  ['a campaign in a new tab', 'Google ad', { visit: kept('/get-quote', `${ORIGIN}/?${CAMPAIGN}`) }],
  ['an ad without its id', 'Google ad', { visit: kept('/?gad_source=1&gad_campaignid=20853') }],
  ['an answered email', 'Gmail', { visit: kept('/', 'https://mail.google.com/') }],
  ['a typed address', 'direct', { visit: kept('/movers-randburg') }],
  ['a returning tab', 'direct', { visit: kept('/about', `${ORIGIN}/`) }],
  ['a tab without storage', 'not known', {}],
  ['a signal not to be followed', 'not known', { visit: kept('/'), headers: { 'sec-gpc': '1' } }],
  ['blocked scripts', 'not known', { isForm: true }],
];

test('of visits whose truth is known, mail, report and figures tell the truth, and nothing else', async () => {
  const db = await openTestDatabase();
  const taps = createTapCounter({ db, log: createLog('silent') });
  const server = await withQuote({ db, taps }, { source: sourceOfVisit(kept('/'), ORIGIN) });
  for (const [what, , { visit, headers = {}, isForm }] of VISITS) {
    const post = (url: string, payload: object | string, type = 'application/json') =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': type, host: 'localhost:3000' },
        payload,
      });
    const source = visit === undefined ? undefined : sourceOfVisit(visit, ORIGIN);
    const name = `Visitor of ${what}`;
    const sent = isForm
      ? post('/api/quote-requests', encodeForm({ ...QUOTE_FIELDS, name }), FORM)
      : post('/api/quote-requests', { ...SAMPLE_REQUEST, name, source });
    expect((await sent).statusCode, what).toBe(201);
    if (isForm) continue; // without script no tap is reported
    const tap = await post('/api/taps', { opens: 'tel', page: '/about', visit });
    expect(tap.statusCode, what).toBe(204);
  }
  await taps.stop();

  const { sources }: YearView = (await server.get('/api/diary/figures', '')).json();
  const truth = ['direct', ...VISITS.map(([, source]) => source)];
  const tapped = VISITS.flatMap(([, source, { isForm }]) => (isForm ? [] : [source]));
  const count = (all: readonly string[], name: string) =>
    all.filter((each) => each === name).length;
  expect(
    Object.fromEntries(sources.rows.map(({ label, cameIn, taps }) => [label, [cameIn, taps]])),
  ).toEqual(
    Object.fromEntries(truth.map((name) => [name, [count(truth, name), count(tapped, name)]])),
  );
  expect(JSON.stringify(sources)).not.toMatch(/cmd|Visitor/);

  await server.deliver();
  const mails = server.toTeam().filter(({ text }) => text.includes('cmd|calc'));
  expect(mails).toHaveLength(3);
  for (const { html } of mails) expect(html).not.toContain('<img src=x');
});

const FORM = 'application/x-www-form-urlencoded';
