import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCents } from '../../domain/money.ts';
import { accountOf, agreedPrice, agreedSum } from '../../domain/quote/account.ts';
import { accountLines, billLines } from '../../domain/quote/bill-in-words.ts';
import type { QuoteLine } from '../../domain/quote/quote-line.ts';
import { showAccount } from '../../domain/quote/shown-account.schema.ts';
import {
  anyHistoryOfVisits,
  isReadable,
  SAMPLE_WISH,
} from '../../tests/server/testing/sample-history.ts';
import { storedRequest } from '../../tests/server/testing/sample-request.ts';
import { ALL_TRIES, tries } from '../../tests/tries.ts';
import { moneyFigures } from '../figures/money-figures.ts';
import { factsOf } from '../team/desk/desk-facts.ts';
import { reasonToWait } from '../waiting/reason-to-wait.ts';
import { progressOf } from './progress-of.ts';
import { rowOf } from './record-event.ts';
import { situationOf } from './situation.ts';

const TODAY = '2027-06-01';
const NOW = new Date(`${TODAY}T10:00:00.000Z`);

/** 'R13 500.50' in cents. */
const centsIn = (text: string) =>
  Math.round(Number(/R([\d\u00a0.]+)/.exec(text)?.[1]?.replaceAll('\u00a0', '')) * 100);

/** @returns the amount that the lines leave open: above zero to pay */
function openIn(lines: readonly QuoteLine[], due: number): number {
  return lines.reduce((open, { field, label, value }) => {
    if (field !== 'payment') return open;
    return open + (label.startsWith('Given back') ? centsIn(value) : -centsIn(value));
  }, due);
}

test('over any history what is due less what was received is open, on every surface', {
  tags: 'property',
}, () => {
  const stored = storedRequest({ moveDate: SAMPLE_WISH });
  let [settled, paid] = [0, 0];
  fc.assert(
    fc.property(anyHistoryOfVisits, (events) => {
      const progress = progressOf(SAMPLE_WISH, events);
      const account = accountOf(progress);
      const row = rowOf(stored, progress, events);
      if (!account) {
        expect([row.openCents, row.receivedCents, showAccount(account)]).toEqual([
          null,
          null,
          null,
        ]);
        return;
      }
      const { bill, held, cancellation, payments } = progress;
      const { due, expected, received, open, writtenOff } = account;
      const cents = {
        received: payments.reduce((sum, { amount }) => sum + inCents(amount), 0),
        due: due === null ? null : inCents(due),
        open: open === null ? null : inCents(open),
      };
      expect(inCents(received)).toBe(cents.received);
      if (expected) expect(due).toBeNull();
      expect(cents.open).toBe(
        cents.due === null ? null : cents.due - cents.received - inCents(writtenOff),
      );
      if (!bill && !cancellation) expect(due).toBe(agreedSum(agreedPrice(held)));

      const shown = showAccount(account);
      expect(shown).toMatchObject({ due, received, open, writtenOff });
      expect(shown?.payments.map(({ amount }) => amount)).toEqual(
        payments.map(({ amount }) => amount),
      );

      // The lines add up to the last one.
      const lines = bill ? billLines(bill, held, account) : accountLines(account);
      const last = lines.findLast(({ field }) => field === 'open');
      if (cents.due !== null && cents.open !== null) {
        const price = lines.find(({ field }) => field === 'price');
        const first = price ? centsIn(price.value) : cents.due;
        const read = centsIn(last?.value ?? '') * (last?.label === 'To give back' ? -1 : 1);
        expect(openIn(lines, first)).toBe(cents.open);
        expect(read).toBe(cents.open);
      } else expect(last).toBeUndefined();

      // Reminders and lists ask for it once the move took place or is off.
      const isAsked = bill !== null || cancellation !== null;
      expect(row.openCents).toBe(isAsked ? cents.open : null);
      expect(row.receivedCents).toBe(cents.received || null);
      const facts = factsOf({ progress }, situationOf(progress, TODAY)).facts.join();
      const each = { receivedAt: events[0]?.at ?? '', isMove: true, isPromised: true };
      const waits = reasonToWait({ ...each, progress, unsent: [], gates: [] }, NOW)?.list;
      if (bill && cents.open !== null) {
        settled += 1;
        expect(facts.includes(' to pay')).toBe(cents.open > 0);
        expect(facts.includes(' to give back')).toBe(cents.open < 0);
        const figures = moneyFigures([progress]);
        expect(inCents(figures.open) - inCents(figures.toGiveBack)).toBe(cents.open);
        expect(inCents(figures.received)).toBe(cents.received);
      }
      if (waits === 'unpaid') expect(cents.open).toBeGreaterThan(0);
      if (waits === 'toGiveBack') expect(cents.open).toBeLessThan(0);
      if (payments.length > 0) paid += 1;
      expect(events.every(isReadable)).toBe(true);
    }),
    { numRuns: tries(1000) },
  );
  // A tenth of the inputs may have none.
  if (process.env[ALL_TRIES]) expect(Math.min(settled, paid)).toBeGreaterThan(0);
});
