import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contentOf,
  SAMPLE_BILL,
  SAMPLE_PAYMENT,
} from '../../../tests/server/testing/sample-history.ts';
import { openDesk, storeEvents, storeRequest } from '../../../tests/server/testing/test-desk.ts';
import { newLinkKey } from '../../requests/link-key.ts';

const DAY = '2026-11-20';
const NOW = '2026-11-22T08:00:00Z';
const MOVES = 40;

const anyMove = fc.record({
  /** Of the price in the end. */
  cents: fc.integer({ min: 1, max: 90_000_00 }),
  came: fc.constantFrom(
    'agreed',
    'confirmed',
    'cash',
    'not-yet',
    'ahead',
    'cancelled',
    'corrected',
  ),
  suburb: fc.constantFrom('Boskruin', 'Fourways', 'Randburg'),
});
type Move = typeof anyMove extends fc.Arbitrary<infer Each> ? Each : never;

/** What happened to it, by the evening of its day. */
function eventsOf({ cents, came }: Move) {
  const of = { about: 1, quote: { day: came === 'ahead' ? '2026-11-28' : DAY } };
  const agreed = contentOf('agreed', of);
  const confirmed = contentOf('confirmed', of);
  const settled = (price = cents / 100) => ({
    ...{ kind: 'settled' as const, ...SAMPLE_BILL, price, day: DAY },
  });
  const paid = (amount = cents / 100) => ({
    ...{ kind: 'paid' as const, ...SAMPLE_PAYMENT, amount, day: DAY },
  });
  switch (came) {
    case 'agreed':
      return [agreed];
    case 'cancelled':
      return [agreed, contentOf('cancelled', of)];
    case 'cash':
      return [agreed, confirmed, settled(), paid()];
    case 'not-yet':
      return [agreed, confirmed, settled()];
    case 'corrected':
      return [agreed, confirmed, settled(1.1), settled(), paid()];
    default:
      return [agreed, confirmed];
  }
}

test('the figures of a month add up to the cent, on every surface, with the moves that nobody entered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 20, maxLength: MOVES }), addsUp),
    {
      numRuns: 2,
    },
  );
});

async function addsUp(moves: readonly Move[]) {
  const desk = openDesk({}, NOW);
  await desk.using(async (db) => {
    for (const move of moves) {
      const stored = await storeRequest(db, {
        ...{ receivedAt: '2026-11-02T08:00:00.000Z', deskKey: newLinkKey() },
        fromAddress: `1 Oak Avenue, ${move.suburb}`,
      });
      const events = eventsOf(move).map((event) => ({ ...event, by: 'Anna' }));
      await storeEvents(db, stored, events);
    }
  });
  const those = (...came: readonly Move['came'][]) =>
    moves.filter((each) => came.includes(each.came));
  const sum = (some: readonly Move[]) => some.reduce((total, { cents }) => total + cents, 0);
  const paid = those('cash', 'corrected');
  const owed = those('not-yet');
  const { money } = JSON.parse((await desk.leads('report --month 2026-11 --json')).out);
  const inCents = (rand: number) => Math.round(rand * 100);
  expect(money).toMatchObject({
    moved: paid.length + owed.length,
    unpaid: owed.length,
    notEntered: those('agreed', 'confirmed').length,
  });
  expect([money.received, money.open, money.cameTo].map(inCents)).toEqual([
    sum(paid),
    sum(owed),
    sum(paid) + sum(owed),
  ]);
  // Until somebody enters it, a table counts a confirmed move at its confirmed price.
  const { rows, all } = JSON.parse((await desk.leads('report --by suburb --json')).out);
  const parts = rows.map(({ cameTo }: { cameTo: number }) => inCents(cameTo));
  const estimated = those('confirmed').length * inCents(6500);
  expect(parts.reduce((one: number, other: number) => one + other)).toBe(inCents(all.cameTo));
  expect(inCents(all.cameTo) - estimated).toBe(inCents(money.cameTo));
  const { leads } = JSON.parse((await desk.leads('export --json')).out);
  const bills = leads.flatMap(({ bill }: { bill: { price: number } | null }) => bill?.price ?? []);
  const exported = bills.reduce((total: number, price: number) => total + inCents(price), 0);
  expect(exported).toBe(inCents(money.cameTo));
  const books = JSON.parse((await desk.leads('payments --month 2026-11 --json')).out);
  expect(books.payments).toHaveLength(paid.length);
  expect([books.sum, books.byMeans.transfer].map(inCents)).toEqual([sum(paid), sum(paid)]);
  const { out } = await desk.leads('report --month 2026-11');
  const left = those('agreed', 'confirmed').length;
  if (left > 0)
    expect(out).toContain(`Day over       ${left}, and nobody entered what it came to\n`);
}
