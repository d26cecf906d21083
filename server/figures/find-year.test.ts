import { expect, test } from 'vitest';
import { monthName } from '../../domain/dates/month.ts';
import type { YearView } from '../../domain/figures/year.ts';
import { onEachDatabase } from '../../tests/server/testing/databases.ts';
import { contentOf, SAMPLE_BILL } from '../../tests/server/testing/sample-history.ts';
import { SOURCE } from '../../tests/server/testing/sample-source.ts';
import { openDatabaseAt } from '../../tests/server/testing/test-database.ts';
import { storeEvents, storeRequest } from '../../tests/server/testing/test-desk.ts';
import { withQuote } from '../../tests/server/testing/test-quote.ts';
import { newLinkKey } from '../requests/link-key.ts';
import { addTaps } from './tap.repository.ts';

const { price } = SAMPLE_BILL;
const hostile = { utm: { source: '=1+1 <b>Thandi</b> 082 555 0119' } };

onEachDatabase('on $name', ({ setUp }) => {
  const newUrl = setUp();

  test('twelve months whose truth is known, on the team’s devices', async () => {
    const db = await openDatabaseAt(await newUrl());
    const server = await withQuote({ db });
    const came = (receivedAt: string) => ({ receivedAt, deskKey: newLinkKey() });
    const ad = await storeRequest(db, { ...came('2026-03-02T08:00:00.000Z'), source: SOURCE });
    const of = { about: 1, quote: { day: '2026-04-05' }, paid: 'cash' } as const;
    await storeEvents(db, ad, [
      { ...contentOf('quoted', of), at: '2026-03-02T10:00:00.000Z' },
      { ...contentOf('accepted', of), at: '2026-03-03T08:00:00.000Z' },
      { ...contentOf('settled', of), at: '2026-04-05T16:00:00.000Z' },
    ]);
    // The first moment of December in Johannesburg, and the last one before it.
    await storeRequest(db, { ...came('2025-11-30T22:00:00.000Z'), source: hostile });
    await storeRequest(db, { ...came('2025-11-30T21:59:59.999Z'), source: hostile });
    await storeRequest(db, { ...came('2026-03-02T08:00:00.000Z'), flag: 'honeypot' });
    await addTaps(
      db,
      [
        { day: '2025-11-30', page: '/', kind: 'call', source: 'direct', count: 5 },
        { day: '2025-12-01', page: '/', kind: 'call', source: 'direct', count: 3 },
        { day: '2026-11-21', page: '/about', kind: 'chat', source: 'Google ad', count: 1 },
      ],
      10,
    );
    const { months, sources }: YearView = (await server.get('/api/diary/figures', '')).json();
    expect(months.map(({ month }) => monthName(month))).toEqual([
      'December 2025',
      ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].map(
        (name) => `${name} 2026`,
      ),
      ...['September 2026', 'October 2026', 'November 2026'],
    ]);
    expect(months[0]).toMatchObject({ cameIn: 1, taps: 3, accepted: 0, medianMs: null });
    expect(months[3]).toMatchObject({ cameIn: 1, accepted: 1, moved: 1, cameTo: price });
    expect(months[3]).toMatchObject({ medianMs: 2 * 3_600_000, inTime: 1 });
    expect(months.at(-1)).toMatchObject({ cameIn: 1, taps: 1 });
    expect(sources.rows.map(({ label, taps, cameIn }) => [label, taps, cameIn])).toEqual([
      ['Google ad', 1, 1],
      ['not known', 0, 1],
      ['other', 0, 1],
      ['direct', 3, 0],
    ]);
    expect(sources.all).toMatchObject({ taps: 4, cameIn: 3, moved: 1, cameTo: price });
  });
});
